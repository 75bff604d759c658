// A session that ended elsewhere: the page asks who one is now and says that one was logged out.

import { whenUnknown } from "./api";
import { lookAgain, me } from "./me.svelte";
import { t } from "./text.svelte";
import { toast } from "./toasts.svelte";

export async function comeBack(): Promise<void> {
  const before = me()?.id;
  try {
    await lookAgain();
  } catch {
    return; // without an answer nothing is known; the page offers to try again
  }
  if (me()?.id !== before) toast(t("web-signed-out"), "bad");
}

/** Also where no line tells of it: the next request does. */
export function noticeEnds(): void {
  whenUnknown(() => {
    if (me()) void comeBack();
  });
}
