// The chances of an attack as they were shown before it: in the position in which it was chosen.

import { SvelteMap } from "svelte/reactivity";
import { getPosition } from "../../../lib/api";
import type { Play } from "../../../lib/game";
import { chancesIn } from "../odds/odds";
import type { Chances, View } from "../view";
import type { Fight } from "./stories";

/** By table and position; null: there are none, or nobody can tell any more. */
const known = new SvelteMap<string, View | null>();
const asked = new Set<string>();

/** Undefined while the server has not answered; whoever asks while drawing is drawn anew when it has. */
export function chancesBefore({ id }: Play<View>, fight: Fight): Chances | null | undefined {
  if (fight.kind === "revolt" || fight.at < 1) return null;
  const key = `${id} ${fight.at - 1}`;
  if (!asked.has(key)) {
    asked.add(key);
    getPosition<View>(id, fight.at - 1).then(
      ({ view }) => known.set(key, view),
      () => known.set(key, null),
    );
  }
  const before = known.get(key);
  return before ? chancesIn(before, fight.province, fight.armies) : before;
}
