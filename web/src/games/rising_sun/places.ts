// The board in words: the provinces from north to south, then the shrines.

import type { BoardPlace } from "../../lib/game";
import type { MenuEntry, Message } from "../../lib/protocol";
import { PROVINCES, provinceOf } from "./components";
import { clanAt, groupsOf, warIn } from "./facts";
import { yieldsOf } from "./map/yields";
import { clanKey, figureKey, glossOf, kamiKey, provinceKey, said } from "./names";
import { presentIn } from "./sayings";
import type { Presence, Province, Shrine, View } from "./view";

export function places(view: View): BoardPlace[] {
  return [...PROVINCES.map(({ id }) => provinceTold(view, id)), ...view.shrines.map((shrine) => shrineTold(view, shrine))];
}

/** What one player has there, in words. */
export function piecesTold(view: View, there: Presence): Message {
  const words = groupsOf(view, there).map(({ piece, count }) => said("board-so-many-pieces", { figure: figureKey(piece), count }));
  return said("board-pieces-of", { clan: clanKey(clanAt(view, there.seat)), words });
}

/** What a harvest brings there. */
export const yieldsTold = (id: Province): Message[] => yieldsOf(id).map(({ icon, amount }) => said(`board-yield-${icon}`, { amount }));

const harvestTold = (id: Province): Message => said("board-harvest", { words: yieldsTold(id) });

function provinceTold(view: View, id: Province): BoardPlace {
  const war = warIn(view, id);
  const { pieces } = view.provinces[id];
  const there = [
    harvestTold(id),
    ...(war ? [said("board-told-war", { number: war.number })] : []),
    ...pieces.map((each) => piecesTold(view, each)),
    ...(pieces.length > 0 ? [presentIn(view, id)] : []),
  ];
  const { land, sea } = provinceOf(id);
  return { id, name: said(provinceKey(id)), there, borders: [...land, ...sea] };
}

function shrineTold(view: View, { kami, worshippers }: Shrine): BoardPlace {
  const there = [glossOf(kamiKey(kami)), ...worshippers.map((each) => piecesTold(view, each))];
  return { id: kami, name: said("board-shrine-of", { kami: kamiKey(kami) }), there, borders: [] };
}

const ON_MAP = new Set(["at", "to", "build", "move"]);

export function placeOf({ does }: MenuEntry, view: View): string | null {
  if (does.province !== undefined && ON_MAP.has(does.verb)) return does.province;
  if (does.verb === "shrine") return does.kami ?? null;
  return does.verb === "choose" ? (view.asking?.province ?? view.asking?.kami ?? null) : null;
}
