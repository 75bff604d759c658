// What is printed on the cards, as far as a plan shows it.

import * as box from "../../../../../src/chabudai/games/shogun/components.toml";
import type { Action, Province, Space } from "../view";

interface Printed {
  id: Province;
  tax: number;
  rice: number;
  slots: number;
  region: Record<string, string>;
}

const PRINTED = new Map((box as unknown as { province: Printed[] }).province.map((row) => [row.id, row]));
const GROUNDS: Record<string, string> = { green: "west", red: "heartland", purple: "south", yellow: "east", brown: "north" };

export const printed = (province: Province): Printed | undefined => PRINTED.get(province);

export const regionOf = (province: Province, side: string): string => PRINTED.get(province)?.region[side] ?? "";

/** The custom property with the colour of its region. */
export const groundOf = (province: Province, side: string): string =>
  `var(--b-${GROUNDS[regionOf(province, side)] ?? "land"})`;

const ICONS: Record<Action, string> = {
  castle: "castle",
  temple: "temple",
  theatre: "theatre",
  rice: "rice",
  tax: "chest",
  deploy5: "army",
  deploy3: "army",
  deploy1_move: "army",
  battle_a: "war",
  battle_b: "war",
};

export const spaceIcon = (space: Space): string => (space === "bid" ? "bid" : ICONS[space]);
