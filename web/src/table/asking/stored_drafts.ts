// Answers laid but not sent, as this browser remembers them by table and seat. They leave it only when they are sent.

import type { Asked } from "../../lib/protocol";
import { Shelf } from "../../lib/shelf";

export interface StoredDraft extends Asked {
  actions: readonly string[];
}

const drafts = new Shelf<StoredDraft>("drafts");

export const recallDraft = (table: string, seat: number): StoredDraft | null => drafts.recall(table, seat);

/** Of nothing laid nothing is kept. */
export function rememberDraft(table: string, seat: number, draft: StoredDraft): void {
  drafts.remember(table, seat, draft.actions.length === 0 ? null : draft);
}
