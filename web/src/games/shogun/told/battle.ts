// Why a battle ended as it did, in messages.

import type { Message } from "../../../lib/protocol";
import { provinceKey, said } from "../names";
import { countOf } from "../tower/heaps";
import { farmersFought, type Fight } from "./stories";

/** Where the cubes that were thrown came from. */
export function cameFrom({ kind, attacker, defender, source, province, extra, tray }: Fight, seat: number | null): Message {
  const from = seat === null ? null : seat === attacker ? source : seat === defender ? province : null;
  const told = { more: countOf(extra, seat), tray: countOf(tray, seat) };
  if (from !== null) return said("board-from-source", { province: provinceKey(from), ...told });
  return said(seat === null && kind !== "battle" ? "board-from-pool" : "board-from-tray", told);
}

/** What becomes of cubes that fell out. */
export function fateOf(fight: Fight, seat: number | null): Message {
  const { kind, attacker, defender, thrown, out } = fight;
  if (seat === null && kind === "battle") {
    return defender !== null && farmersFought(fight) ? said("board-fate-help", { who: { seat: defender } }) : said("board-fate-unrest");
  }
  const fights = seat === null || seat === attacker || seat === defender;
  if (!fights) return said("board-fate-stays");
  const kept = countOf(thrown, seat) - countOf(out, seat);
  if (kept > 0) return said("board-fate-held", { kept });
  return kept < 0 ? said("board-fate-loose", { loose: -kept }) : said("board-fate-all");
}

export function why(fight: Fight): Message {
  const { kind, attacker, defender, out } = fight;
  const a = attacker === null ? 0 : countOf(out, attacker);
  const d = defender === null ? 0 : countOf(out, defender);
  const f = countOf(out, null);
  const end = fight.end.event.event;
  if (kind === "revolt") return said(end === "puts-down" ? "board-why-revolt-held" : "board-why-revolt-lost", { armies: d, farmers: f });
  if (kind === "neutral") return said(end === "occupies" ? "board-why-neutral-won" : "board-why-neutral-lost", { armies: a, farmers: f });
  const against = d + (farmersFought(fight) ? f : 0);
  if (end === "tie" && d === 0 && a < against) return said("board-why-farmers-only", { armies: a, farmers: f });
  return said(WHY[end] ?? "board-why-tie", { armies: a, against });
}

const WHY: Record<string, string> = {
  conquers: "board-why-conquers",
  holds: "board-why-holds",
  tie: "board-why-tie",
};

export function clausesOf(fight: Fight): string[] {
  if (fight.kind === "revolt") return ["S-9.8"];
  if (fight.kind === "neutral") return ["S-9.7"];
  const end = fight.end.event.event;
  const fought = countOf(fight.out, null) > 0 && !farmersFought(fight) ? "S-9.6" : "S-9.5";
  return [fought, end === "conquers" ? "S-9.10" : end === "tie" ? "S-9.11" : "S-9.12"];
}
