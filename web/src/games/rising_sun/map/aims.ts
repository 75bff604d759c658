// Which choices of the menu can be made by pressing something on the board: a province, a group of pieces, a shrine.

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
  const aims = new Map<string, BoardAim>();
  for (const entry of menu) {
    const spot = spotOf(entry, view);
    if (!spot) continue;
    const aim = aims.get(aimKey(spot)) ?? { ...spot, entries: [] };
    aim.entries.push(entry);
    aims.set(aimKey(spot), aim);
  }
  return [...aims.values()];
}

/** The action by which something that is not among the choices could have been chosen. */
export function couldHaveBeen(thing: string, menu: readonly MenuEntry[]): string | null {
  const [kind, name] = thing.split(":");
  const verb = menu.map(({ does }) => does.verb).find((each) => (kind === "kami" ? each === "shrine" : IN_PROVINCE.has(each)));
  return verb && name ? `${verb} ${name}` : null;
}

/** The choice an aim stands for: the chosen one, the one pointed at, else the first that may be made. */
export function shownOf({ entries }: BoardAim, chosen: MenuEntry | null, hovered: MenuEntry | null): MenuEntry {
  const among = (entry: MenuEntry | null): MenuEntry | undefined =>
    entries.find((each) => each.action === entry?.action);
  const legal = entries.find((entry) => entry.refusal === null);
  return among(chosen) ?? among(hovered) ?? legal ?? (entries[0] as MenuEntry);
}
