// Who may come to a table: whoever has the link, everybody, or only who is invited.

import type { TableInfo } from "./protocol";
import { t } from "./text.svelte";

const ENTRIES = ["link", "public", "invited"] as const;
export type Entry = (typeof ENTRIES)[number];

const KEYS: Record<Entry, string> = { link: "web-by-link", public: "web-public", invited: "web-by-invitation" };

export const entryWord = (entry: Entry): string => t(KEYS[entry]);

export const entryChoices = (): { value: Entry; label: string }[] =>
  ENTRIES.map((value) => ({ value, label: entryWord(value) }));

export function entryOf(table: Pick<TableInfo, "public" | "invite_only">): Entry {
  if (table.invite_only) return "invited";
  return table.public ? "public" : "link";
}

/** As a table is told it. */
export const asSettings = (entry: Entry): { public: boolean; invite_only: boolean } => ({
  public: entry === "public",
  invite_only: entry === "invited",
});
