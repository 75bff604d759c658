// Answers laid but not sent, as this browser remembers them by table and seat. They leave it only when they are sent.

import type { Asked } from "../../lib/protocol";

export interface KeptDraft extends Asked {
  actions: readonly string[];
}

const STORED = "chabudai.drafts";
const MOST = 12;

function all(): Record<string, KeptDraft> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Record<string, KeptDraft>) : {};
  } catch {
    return {};
  }
}

export function recallDraft(table: string, seat: number): KeptDraft | null {
  return all()[`${table}/${seat}`] ?? null;
}

/** Those of the tables answered last stay; of nothing laid nothing is kept. */
export function rememberDraft(table: string, seat: number, draft: KeptDraft): void {
  const name = `${table}/${seat}`;
  const drafts = all();
  const others = Object.entries(drafts).filter(([each]) => each !== name);
  if (draft.actions.length === 0 && !(name in drafts)) return;
  const now = draft.actions.length === 0 ? others : [...others.slice(1 - MOST), [name, draft] as const];
  try {
    localStorage.setItem(STORED, JSON.stringify(Object.fromEntries(now)));
  } catch {
    // without room on this device it lives as long as the page
  }
}
