// The ten places of the action row: what lies there.

import { ACTIONS } from "../components";
import type { Action, View } from "../view";

export interface Place {
  /** 1 to 10. */
  number: number;
  /** Null: it lies face down. */
  action: Action | null;
  state: "done" | "now" | "open" | "hidden";
}

export function placesOf(view: View): Place[] {
  const at = view.phase === "actions" ? view.place : 0;
  return view.actions.map((action, place) => {
    const number = place + 1;
    const state = number < at ? "done" : number === at ? "now" : action === null ? "hidden" : "open";
    return { number, action, state };
  });
}

/** The actions that still lie face down: nobody knows in which order they come. */
export function hiddenActions(view: View): Action[] {
  return ACTIONS.map(({ id }) => id).filter((id) => !view.actions.includes(id));
}
