// Every animation and transition on the page that takes time.
() => {
  const seconds = (list) => list.split(",").map((each) => parseFloat(each) * (each.trim().endsWith("ms") ? 0.001 : 1));
  const nameOf = (element, part) =>
    element.tagName.toLowerCase() + [...element.classList].filter((name) => !name.startsWith("svelte-")).map((name) => `.${name}`).join("") + (part ?? "");
  const found = new Set();
  for (const element of document.querySelectorAll("*")) {
    for (const part of [null, "::before", "::after"]) {
      const style = getComputedStyle(element, part);
      if (part && style.content === "none") continue;
      if (style.animationName !== "none" && Math.max(...seconds(style.animationDuration)) > 0) {
        found.add(`${nameOf(element, part)}: animation ${style.animationName} ${style.animationDuration}`);
      }
      if (style.transitionProperty !== "none" && Math.max(...seconds(style.transitionDuration)) > 0) {
        found.add(`${nameOf(element, part)}: transition of ${style.transitionProperty} ${style.transitionDuration}`);
      }
    }
  }
  for (const animation of document.getAnimations()) {
    const { duration, delay } = animation.effect?.getComputedTiming() ?? {};
    if (duration > 0) found.add(`running: ${animation.animationName ?? animation.transitionProperty ?? animation.id} ${duration} ms after ${delay} ms`);
  }
  return [...found];
}
