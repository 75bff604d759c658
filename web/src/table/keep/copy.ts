// Copying to the clipboard, also where the browser only allows it the old way (a page without TLS).

import { t } from "../../lib/text.svelte";
import { toast } from "../../lib/toasts.svelte";

export async function copyLink(path: string): Promise<void> {
  const done = await copied(new URL(path, location.href).href);
  toast(t(done ? "table-link-copied" : "table-link-not-copied"), done ? "good" : "bad");
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copiedTheOldWay(text);
  }
}

function copiedTheOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  // A modal dialog makes everything outside of it inert.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  return done;
}
