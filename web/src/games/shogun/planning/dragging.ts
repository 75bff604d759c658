// A card is dragged to a space, by mouse, pen or finger. Whoever only presses it does not drag.

import type { Attachment } from "svelte/attachments";
import type { Space } from "../view";
import type { Laying } from "./laying.svelte";
import type { Card } from "./plan";

const FAR = 7;

/** `null` where nothing lies that could be dragged. */
export function dragging(laying: Laying, card: Card | null): Attachment<HTMLElement> {
  return (node) => {
    if (card === null) return;
    const begin = (event: PointerEvent): void => {
      if (event.button === 0 && laying.asked) follow(node, event, laying, card);
    };
    const still = (event: Event): void => event.preventDefault();
    node.addEventListener("pointerdown", begin);
    node.addEventListener("dragstart", still);
    return () => {
      node.removeEventListener("pointerdown", begin);
      node.removeEventListener("dragstart", still);
    };
  };
}

function follow(node: HTMLElement, start: PointerEvent, laying: Laying, card: Card): void {
  let ghost: HTMLElement | null = null;
  const over = new AbortController();
  const { signal } = over;

  function move(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
    if (!ghost && Math.hypot(x, y) < FAR) return;
    if (!ghost) {
      ghost = picture(node);
      laying.hold(card);
    }
    ghost.style.transform = `translate(${x}px, ${y}px) rotate(-2deg)`;
    laying.over = spaceUnder(event);
  }

  function end(event: PointerEvent): void {
    if (event.pointerId !== start.pointerId) return;
    over.abort();
    if (!ghost) return;
    ghost.remove();
    laying.over = null;
    const space = event.type === "pointerup" ? spaceUnder(event) : null;
    if (space !== null) laying.lay(card, space);
    else if (event.type === "pointerup" && overHand(event)) laying.putBack(card);
    laying.letGo();
    // the press that ended here was no press
    const pressed = new AbortController();
    addEventListener("click", (click) => click.stopPropagation(), { capture: true, signal: pressed.signal });
    setTimeout(() => pressed.abort());
  }

  addEventListener("pointermove", move, { signal });
  addEventListener("pointerup", end, { signal });
  addEventListener("pointercancel", end, { signal });
}

function picture(node: HTMLElement): HTMLElement {
  const { left, top, width, height } = node.getBoundingClientRect();
  const ghost = node.cloneNode(true) as HTMLElement;
  ghost.setAttribute("aria-hidden", "true");
  Object.assign(ghost.style, {
    ...{ position: "fixed", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, margin: "0" },
    ...{ zIndex: "var(--z-toast)", pointerEvents: "none", boxShadow: "var(--lift-3)", transition: "none" },
  });
  (node.closest(".frame") ?? document.body).append(ghost);
  return ghost;
}

function under(event: PointerEvent, wanted: string): HTMLElement | null {
  return document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(wanted) ?? null;
}

const spaceUnder = (event: PointerEvent): Space | null =>
  (under(event, "[data-space]")?.dataset["space"] as Space | undefined) ?? null;

const overHand = (event: PointerEvent): boolean => under(event, "[data-hand]") !== null;
