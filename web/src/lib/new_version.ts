// Whether the server has a newer page than this one, which then may lack parts that are no longer there: offers to reload.

import { t } from "./text.svelte";
import { toast } from "./toasts.svelte";

/** Said by whoever finds the server back after a break: it may be another one. */
const BACK = "chabudai-back";
const LONG_AWAY = 10 * 60_000;

export function noticeReturn(): void {
  globalThis.dispatchEvent?.(new Event(BACK));
}

/** Whether a page that begins with this script is not the one that the server has. */
export function isAnother(html: string, script: string): boolean {
  return html.includes('type="module"') && !html.includes(`"${script}"`);
}

/** The script of this page; in development, where there is no build, none. */
function ownScript(): string | null {
  const src = document.querySelector('script[type="module"][src]')?.getAttribute("src") ?? "";
  return src.startsWith("/assets/") ? src : null;
}

export async function hasNewVersion(): Promise<boolean> {
  const script = ownScript();
  if (!script) return false;
  try {
    const answer = await fetch("/", { cache: "no-store" });
    return answer.ok && isAnother(await answer.text(), script);
  } catch {
    return false; // without a network nothing is known
  }
}

async function offerReload(): Promise<void> {
  if (!(await hasNewVersion())) return;
  toast(t("web-new-version"), "info", { label: t("web-reload"), do: () => location.reload() });
}

/** After every break, and when somebody comes back to a page that was long left. */
export function followVersions(): void {
  let left = Date.now();
  addEventListener(BACK, () => void offerReload());
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) left = Date.now();
    else if (Date.now() - left > LONG_AWAY) void offerReload();
  });
}
