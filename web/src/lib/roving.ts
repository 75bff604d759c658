// One stop of the Tab key for many things: the arrows go on between them, to the next on the way they point.

const STOPS = "[data-stop]";

export function roving(node: HTMLElement): () => void {
  const stops = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>(STOPS)];

  function settle(on?: HTMLElement): void {
    const all = stops();
    const current = on ?? all.find((each) => each.tabIndex === 0) ?? all[0];
    for (const each of all) each.tabIndex = each === current ? 0 : -1;
  }

  function focused(event: FocusEvent): void {
    const stop = event.target instanceof Element ? event.target.closest<HTMLElement>(STOPS) : null;
    if (stop) settle(stop);
  }

  function key(event: KeyboardEvent): void {
    const from = document.activeElement;
    if (!(from instanceof HTMLElement) || !from.matches(STOPS)) return;
    const to = next(stops(), from, event.key);
    if (!to) return;
    event.preventDefault();
    event.stopPropagation();
    to.focus();
  }

  const watch = new MutationObserver(() => settle());
  watch.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", focused);
  node.addEventListener("keydown", key);
  settle();
  return () => {
    watch.disconnect();
    node.removeEventListener("focusin", focused);
    node.removeEventListener("keydown", key);
  };
}

function next(all: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const place = all.indexOf(from);
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  if (key === "ArrowRight") return all[place + 1];
  if (key === "ArrowLeft") return all[place - 1];
  if (key !== "ArrowDown" && key !== "ArrowUp") return undefined;
  return beyond(all, from.getBoundingClientRect(), key === "ArrowDown" ? 1 : -1);
}

/** The nearest of those that lie wholly below or above. */
function beyond(all: HTMLElement[], from: DOMRect, way: 1 | -1): HTMLElement | undefined {
  const distance = (each: HTMLElement): number => {
    const box = each.getBoundingClientRect();
    const down = way === 1 ? box.top - from.bottom : from.top - box.bottom;
    return down < -4 ? Infinity : down * 3 + Math.abs(box.left + box.width / 2 - from.left - from.width / 2);
  };
  const nearest = [...all].sort((one, other) => distance(one) - distance(other))[0];
  return nearest && distance(nearest) < Infinity ? nearest : undefined;
}
