// What is said of a table in lists and headings.

import { called } from "./names";
import { rivalOf } from "./parties";
import type { GameInfo, GameOption, OptionValue, TableInfo } from "./protocol";
import { frameWords, locale, t, wordsOf } from "./text.svelte";

export function gameTitle(game: string): string {
  return wordsOf(game).t("game-title");
}

/** "Kitsune, Momiji and Tanuki". */
export function listed(words: string[]): string {
  return new Intl.ListFormat(regional(), { type: "conjunction" }).format(words);
}

/** Our English is British. */
function regional(): string {
  return locale() === "en" ? "en-GB" : locale();
}

export function optionKey(option: string, part?: string): string {
  return ["option", option, part].filter(Boolean).join("-").replaceAll("_", "-");
}

/** Some options are only for some numbers of seats, some only beside a value of another one. */
export function isFor(option: GameOption, seats: number, values: Record<string, OptionValue>): boolean {
  const { seats: numbers = [], beside = [] } = option;
  const [other, value] = beside;
  return (numbers.length === 0 || numbers.includes(seats)) && (typeof other !== "string" || values[other] === value);
}

/** Whom the seats will play, as keys of the game's words; nobody in particular where that is drawn, or goes by no seat. */
export function rolesOf(info: GameInfo, seats: number, values: Record<string, OptionValue>): (string | null)[] {
  const known = info.seated.filter((each) => each.seats === seats);
  const chosen = known.find(({ option, value }) => option !== null && values[option] === value);
  return (chosen ?? known.find(({ option }) => option === null))?.roles ?? [];
}

export function roleAt(info: GameInfo, seats: number, values: Record<string, OptionValue>, seat: number): string | null {
  const role = rolesOf(info, seats, values)[seat] ?? null;
  return role && wordsOf(info.id).t(role);
}

export function optionValueWord(game: string, option: GameOption, value: OptionValue): string {
  if (typeof value === "boolean") return t(value ? "web-on" : "web-off");
  return wordsOf(game).t(optionKey(option.id, value));
}

/** The options that were switched on: what is worth knowing before one sits down. */
export function variantsOf(table: TableInfo, info: GameInfo | undefined): string[] {
  const chosen = (info?.options ?? []).filter(
    (option) => option.default === false && table.options[option.id] === true,
  );
  return chosen.map((option) => wordsOf(table.game).t(optionKey(option.id)));
}

export function levelWord(level: string): string {
  const key = `web-level-${level}`;
  return frameWords().has(key) ? t(key) : level;
}

/** Nobody plays on: it was finished, or its rules have changed. */
export function isOver(table: TableInfo): boolean {
  return table.state === "finished" || table.state === "outdated";
}

export function freeSeats(table: TableInfo): number {
  return table.seats.filter((seat) => seat.kind === "free").length;
}

/** The name of the host. */
export function hostOf(table: TableInfo): string {
  return called(table.seats.find((seat) => seat.host)?.name ?? "");
}

/** Everybody at the table but the reader; whoever sits alone plays against the rules. */
export function opponentsOf(table: TableInfo): string[] {
  if (table.seats.length === 1 && table.your_seat !== null) return [rivalOf(table.game, 1).name];
  return table.seats.filter((seat) => seat.kind !== "free" && seat.seat !== table.your_seat).map((seat) => called(seat.name));
}

/** The place of a seat in the result, 1 for a winner. */
export function placeOf(table: TableInfo, seat: number): number {
  const { scores = [], winners = [] } = table.result ?? {};
  if (winners.includes(seat)) return 1;
  const own = scores[seat] ?? 0;
  const ahead = scores.filter((score, other) => other !== seat && (score > own || winners.includes(other)));
  return ahead.length + 1;
}


/** "12 March 2026 at 19:04". */
export function dateOf(time: string): string {
  return new Intl.DateTimeFormat(regional(), { dateStyle: "long", timeStyle: "short" }).format(Date.parse(time));
}

/** "16 Nov, 14:05". */
export function shortDateOf(time: string): string {
  const parts: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" };
  return new Intl.DateTimeFormat(regional(), parts).format(Date.parse(time));
}

const DAY = 86_400;
const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", DAY],
  ["hour", 3_600],
  ["minute", 60],
];
/** What is longer ago is told by its day. */
const LONG_AGO = 6 * DAY;

/** "20 minutes ago", "yesterday", "12 March 2026". */
export function ago(time: string): string {
  const seconds = (Date.now() - Date.parse(time)) / 1000;
  if (seconds > LONG_AGO) {
    return t("web-time", { time: new Intl.DateTimeFormat(regional(), { dateStyle: "long" }).format(Date.parse(time)) });
  }
  const format = new Intl.RelativeTimeFormat(regional(), { numeric: "auto" });
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return t("web-time", { time: format.format(-Math.floor(seconds / length), unit) });
  }
  return t("web-just-now");
}

/** "20 minutes", "3 days": how long it has been. */
export function lasting(time: string): string {
  const seconds = Math.max(0, (Date.now() - Date.parse(time)) / 1000);
  const [unit, length] = STEPS.find(([, each]) => seconds >= each) ?? ["minute", 60];
  const format = new Intl.NumberFormat(regional(), { style: "unit", unit, unitDisplay: "long" });
  return format.format(Math.max(1, Math.floor(seconds / length)));
}
