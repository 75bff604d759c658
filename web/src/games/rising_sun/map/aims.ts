// Which choices of the menu can be made by pressing something on the board: a province, a group of pieces, a shrine.

import { gathered } from "../../../board/aim";
import type { MenuEntry } from "../../../lib/protocol";
import { seatNamed } from "../facts";
import type { Kami, Piece, Province, View } from "../view";

interface Choices {
  entries: MenuEntry[];
}

export interface ProvinceAim extends Choices {
  kind: "province";
  province: Province;
}

/** Pieces of one kind and one player in one province. */
export interface PieceAim extends Choices {
  kind: "piece";
  province: Province;
  seat: number;
  piece: Piece;
}

export interface ShrineAim extends Choices {
  kind: "shrine";
  kami: Kami;
}

export type BoardAim = ProvinceAim | PieceAim | ShrineAim;
type Spot = Omit<ProvinceAim, "entries"> | Omit<PieceAim, "entries"> | Omit<ShrineAim, "entries">;

const IN_PROVINCE = new Set(["at", "to", "build"]);

function spotOf({ does }: MenuEntry, { asking, mover }: View): Spot | null {
  const { verb, province, piece, figure, player, kami } = does;
  if (kami !== undefined && verb === "shrine") return { kind: "shrine", kami: kami as Kami };
  if (verb === "move" && province !== undefined && piece !== undefined && mover !== null) {
    return { kind: "piece", province: province as Province, seat: mover, piece: piece as Piece };
  }
  const seat = seatNamed(player);
  if (verb === "choose" && seat !== null && figure !== undefined && asking) {
    if (asking.province) return { kind: "piece", province: asking.province, seat, piece: figure as Piece };
    return asking.kami ? { kind: "shrine", kami: asking.kami } : null;
  }
  return IN_PROVINCE.has(verb) && province !== undefined ? { kind: "province", province: province as Province } : null;
}

/** The same for all choices that lead to the same spot. */
export function aimKey(spot: Spot): string {
  if (spot.kind === "shrine") return `shrine:${spot.kami}`;
  return spot.kind === "province" ? `province:${spot.province}` : `${spot.province}:${spot.seat}:${spot.piece}`;
}

export function aimsOf(view: View, menu: readonly MenuEntry[]): BoardAim[] {
  return gathered(menu, (entry) => spotOf(entry, view), aimKey);
}

/** The action by which something that is not among the choices could have been chosen. */
export function couldHaveBeen(thing: string, menu: readonly MenuEntry[]): string | null {
  const [kind, name] = thing.split(":");
  const verb = menu.map(({ does }) => does.verb).find((each) => (kind === "kami" ? each === "shrine" : IN_PROVINCE.has(each)));
  return verb && name ? `${verb} ${name}` : null;
}
