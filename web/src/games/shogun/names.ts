// Keys of names in the catalogues, and sentences put together from smaller ones.

import type { Message, Value } from "../../lib/protocol";
import { keyOf } from "./components";

export const said = (key: string, values: Record<string, Value> = {}): Message => ({ key, values });

export const provinceKey = (id: string): string => keyOf("province", id);
export const actionKey = (id: string): string => keyOf("action", id);
export const specialKey = (id: string): string => keyOf("special", id);
export const eventKey = (id: string): string => keyOf("card", id);
export const regionKey = (id: string): string => keyOf("region", id);
export const buildingKey = (id: string): string => keyOf("building", id);

/** One sentence after the other. */
export function sentences(parts: readonly (Message | null)[]): Message | null {
  const [first, ...more] = parts.filter((part) => part !== null);
  if (first === undefined) return null;
  return more.reduce((before, after) => said("board-sentences", { before, after }), first);
}
