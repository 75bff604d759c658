// The line under a player's name: you, a bot and how well it plays, away, and whom the seat plays.

import type { GameClient } from "../../lib/game";
import type { Party } from "../../lib/parties";
import type { Message, Position, Seat, Table } from "../../lib/protocol";
import { levelWord } from "../../lib/tables";
import { t } from "../../lib/text.svelte";

export function isBot(seat: Seat | undefined): boolean {
  return seat !== undefined && seat.bot !== null;
}

export function isAway(seat: Seat): boolean {
  return seat.kind === "guest" && (seat.bot !== null || !seat.here);
}

/** Who sits there, without whom they play. */
export function sitter(table: Table, seat: Seat): string {
  if (seat.kind === "bot") return t("table-bot", { level: levelWord(seat.bot ?? "") });
  const parts = seat.seat === table.your_seat ? [t("table-you")] : [];
  if (table.state === "running" && isAway(seat)) parts.push(t(seat.bot ? "table-away-bot" : "table-away"));
  return parts.join(", ");
}

/** Whom a seat plays, or what the game says there instead. */
export function roleOf(game: GameClient, position: Position, place: number): Message | null {
  if (game.role) return game.role(position, place);
  const key = position.roles[place];
  return key ? { key, values: {} } : null;
}

/** What may be cut off where there is no room comes last: of a bot how well it plays, of a person whom they play. */
export function roleLine(table: Table, { seat }: Party, role: string | null): string {
  if (seat === null) return role ?? "";
  const parts = [sitter(table, seat), role];
  return (seat.kind === "bot" ? parts.reverse() : parts).filter(Boolean).join(", ");
}
