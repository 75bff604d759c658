// Pressing a choice that lies on the page: once chooses, twice confirms, and so does Enter on what is chosen.

import type { Play } from "../../../lib/game";
import type { MenuEntry } from "../../../lib/protocol";
import type { View } from "../view";

interface Pressing {
  "aria-pressed": boolean | undefined;
  "aria-disabled": true | undefined;
  "data-action": string;
  onclick(event: MouseEvent): void;
  onkeydown(event: KeyboardEvent): void;
  onpointerenter(): void;
  onpointerleave(): void;
  onfocus(): void;
  onblur(): void;
}

export const isChosen = (play: Play<View>, entry: MenuEntry): boolean => play.chosen?.action === entry.action;
export const isHot = (play: Play<View>, entry: MenuEntry): boolean => play.hovered?.action === entry.action;

/** The attributes of a button that is this choice. */
export function pressing(play: Play<View>, entry: MenuEntry): Pressing {
  const barred = entry.refusal !== null;
  return {
    "aria-pressed": barred ? undefined : isChosen(play, entry),
    "aria-disabled": (!barred && play.still) || undefined,
    "data-action": entry.action,
    onclick: (event) => press(play, entry, event),
    onkeydown: (event) => key(play, entry, event),
    onpointerenter: () => play.hover(entry),
    onpointerleave: () => play.hover(null),
    onfocus: () => play.hover(entry),
    onblur: () => play.hover(null),
  };
}

function press(play: Play<View>, entry: MenuEntry, event: MouseEvent): void {
  if (event.detail === 2 && entry.refusal === null && !play.still) play.confirm(entry);
  else if (event.detail < 2) play.choose(entry);
}

function key(play: Play<View>, entry: MenuEntry, event: KeyboardEvent): void {
  if (event.key !== "Enter" || !isChosen(play, entry)) return;
  event.preventDefault();
  event.stopPropagation();
  play.confirm();
}
