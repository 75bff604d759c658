// How much of the log and of the chat is new, for the one tab behind which both stand.

import { t } from "../../lib/text.svelte";
import type { TableModel } from "../live/table.svelte";

export function newsOf(model: TableModel, talks: boolean): { news: number; newsLabel: string } {
  const [unread, lines] = [talks ? 0 : model.unread, model.meanwhile.unread];
  const labels = [
    ...(lines > 0 ? [t("table-log-new", { lines })] : []),
    ...(unread > 0 ? [t("table-unread", { unread })] : []),
  ];
  return { news: unread + lines, newsLabel: labels.join(", ") };
}
