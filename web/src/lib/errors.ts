// What went wrong, in words.

import { ApiError } from "./api";
import { noticeReturn } from "./new_version";
import { frameWords, t } from "./text.svelte";
import { toast } from "./toasts.svelte";

export function sayError(problem: unknown): string {
  if (!(problem instanceof ApiError)) return t("web-error-server");
  const { key, kind, values } = problem.error;
  if (frameWords().has(key)) return frameWords().say({ key, values });
  return frameWords().has(`web-error-${kind}`) ? t(`web-error-${kind}`) : t("web-error-server");
}

/** Does something that may fail and tells the person if it does. */
export async function attempt<Result>(doing: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await doing();
  } catch (problem) {
    if (!(problem instanceof ApiError)) noticeReturn(); // perhaps a part of the page that a newer one has no more
    toast(sayError(problem), "bad");
    return undefined;
  }
}
