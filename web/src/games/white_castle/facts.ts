// What can be seen on the table without knowing a rule: who stands where, what lies on what.

import { RIVAL_CREST } from "../../lib/sprite";
import { daimyoOf } from "./components";
import type { Clan, Colour, Die, Garden, Room, View, Yard } from "./view";

export const COLOURS: readonly Colour[] = ["orange", "black", "white"];

/** The seat whose colours and crest a clan wears; Tokugawa sits at none. */
export function seatOf(clan: Clan): number {
  return clan.opponent ? RIVAL_CREST : clan.seat;
}

/** The same for the number of a clan. */
export function seatOfClan(view: View, clan: number): number {
  const found = view.clans[clan];
  return found ? seatOf(found) : clan;
}

/** Members of one clan standing together. */
export interface Group {
  seat: number;
  count: number;
}

function groups(view: View, count: (clan: Clan) => number): Group[] {
  return view.clans.map((clan) => ({ seat: seatOf(clan), count: count(clan) })).filter((group) => group.count > 0);
}

export const atGate = (view: View): Group[] => groups(view, (clan) => clan.gate);
export const inRoom = (view: View, room: Room): Group[] => groups(view, (clan) => clan.rooms[room]);
export const inYard = (view: View, yard: Yard): Group[] => groups(view, (clan) => clan.yards[yard]);
export const inGarden = (view: View, garden: Garden): Group[] =>
  groups(view, (clan) => Number(clan.gardens.includes(garden)));

/** Courtiers on floor 3 for whom the card had no place left. */
export function besideDaimyo(view: View): Group[] {
  const { slots } = view.daimyo;
  return groups(view, (clan) => {
    const number = view.clans.indexOf(clan);
    return clan.daimyo - slots.filter((slot) => slot === number).length;
  });
}

export interface Slot {
  /** The name by which it is performed. */
  bundle: string;
  effects: ReturnType<typeof daimyoOf>["slots"][number];
  /** Whose courtier stands on it. */
  seat: number | null;
}

export function daimyoSlots(view: View): Slot[] {
  const { card, slots } = view.daimyo;
  return daimyoOf(card).slots.map((effects, place) => {
    const clan = slots[place] ?? null;
    return { bundle: `${card}.${place + 1}`, effects, seat: clan === null ? null : seatOfClan(view, clan) };
  });
}

export interface Token {
  clan: number;
  seat: number;
  space: number;
  /** How many lie under it. */
  under: number;
}

/** The influence tokens; whoever came to a space later lies on top. */
export function tokensOf(view: View): Token[] {
  const space = (clan: number): number => view.clans[clan]?.influence ?? 0;
  return view.tokens.map((clan, place) => ({
    clan,
    seat: seatOfClan(view, clan),
    space: space(clan),
    under: view.tokens.slice(0, place).filter((each) => space(each) === space(clan)).length,
  }));
}

/** The dice of a bridge from left to right, with the end each of them stands on. */
export function diceOn(view: View, colour: Colour): (Die & { end: "left" | "right" | null })[] {
  const { left, middle, right } = view.bridges[colour];
  const die = (value: number, end: "left" | "right" | null): Die & { end: "left" | "right" | null } => ({
    colour,
    value,
    end,
  });
  return [
    ...(left === null ? [] : [die(left, "left")]),
    ...middle.map((value) => die(value, null)),
    ...(right === null ? [] : [die(right, "right")]),
  ];
}
