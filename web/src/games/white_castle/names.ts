// Keys of names in the catalogues, and sentences put together from smaller ones.

import type { Message, Value } from "../../lib/protocol";
import { keyOf } from "./components";
import type { Die } from "./view";

export const said = (key: string, values: Record<string, Value> = {}): Message => ({ key, values });

export const dieKey = ({ colour, value }: Die): string => keyOf("die", `${colour}_${value}`);

function joined(key: string, [first, ...more]: readonly Message[]): Message | null {
  if (first === undefined) return null;
  return more.reduce((before, after) => said(key, { before, after }), first);
}

/** One sentence after the other. */
export const sentences = (parts: readonly (Message | null)[]): Message | null =>
  joined(
    "board-sentences",
    parts.filter((part) => part !== null),
  );

/** Things that hold an "and" of their own are kept apart by more than a comma. */
export const apart = (parts: readonly Message[]): Message | null => joined("board-apart", parts);

/** The messages a value holds. */
export function messagesOf(value: Value | undefined): Message[] {
  const list = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return list.filter((each): each is Message => typeof each === "object" && "key" in each);
}
