// An effect as the eye reads it: a number, an icon, and where one icon is not enough a small mark on it.

import { lanternOf, type Cost, type Effect } from "./components";
import type { Colour } from "./view";

export interface Part {
  icon: string;
  n: number;
  /** A cost is paid for what stands behind it; of alternatives only one is had. */
  role: "cost" | "gain" | "alternative";
  /** The dice tile an action in the castle must lie beside; it is drawn before the icon. */
  tile?: Colour;
  /** What a decree adds to the lanterns. */
  mark?: string;
}

const OP_ICON: Record<Exclude<Effect["op"], "gain" | "one_main_action">, string> = {
  gain_any: "any-good",
  influence: "influence",
  lantern: "lantern",
  well: "well",
  courtiers: "courtier",
  gardeners: "gardener",
  warriors: "warrior",
  domain: "domain",
  castle_tile: "castle-tile",
  castle_light: "castle-light",
  decree: "lantern",
};

export function goodIcon(good: string): string {
  return good === "point" ? "clan-point" : good === "any" ? "any-good" : good;
}

function partsOfEffect(effect: Effect): Part[] {
  switch (effect.op) {
    case "gain":
      return [{ icon: goodIcon(effect.what), n: effect.n, role: "gain" }];
    case "gain_any":
    case "influence":
      return [{ icon: OP_ICON[effect.op], n: effect.n, role: "gain" }];
    case "castle_tile":
      return [{ icon: OP_ICON.castle_tile, n: 1, role: "gain", ...tileOf(effect.colour) }];
    case "decree":
      return [{ icon: OP_ICON.decree, n: 1, role: "gain", mark: effectIcon(lanternOf(effect.card)) }];
    case "one_main_action":
      return ["courtier", "gardener", "warrior"].map((icon) => ({ icon, n: 1, role: "alternative" }));
    default:
      return [{ icon: OP_ICON[effect.op], n: 1, role: "gain" }];
  }
}

const tileOf = (colour: Colour | "any"): { tile?: Colour } => (colour === "any" ? {} : { tile: colour });

export function effectIcon(effect: Effect): string {
  return partsOfEffect(effect)[0]?.icon ?? "domain";
}

/** First what is paid, then what is had for it. */
export function partsOf(effects: readonly Effect[], cost: Cost = {}): Part[] {
  const paid = Object.entries(cost).map(([icon, n]): Part => ({ icon, n, role: "cost" }));
  return [...paid, ...effects.flatMap(partsOfEffect)];
}

/** Whether the number is written: a single thing is shown by its icon alone, but for what is paid. */
export function hasNumber(part: Part, ones = false): boolean {
  return part.n > 1 || part.role === "cost" || (ones && part.role === "gain" && !WITHOUT_NUMBER.has(part.icon));
}

const WITHOUT_NUMBER = new Set(Object.values(OP_ICON).filter((icon) => icon !== "any-good" && icon !== "influence"));
