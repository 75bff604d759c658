// Notes of the system when the page is not looked at.

import { go } from "./router.svelte";
import { settings } from "./settings.svelte";

function canNotify(): boolean {
  return "Notification" in window;
}

/** Asks the person; false if the answer is no. */
export async function allowNotes(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** A note that leads to `path` when it is pressed; nothing while the page is in view. */
export function notify(title: string, body: string, path: string): void {
  if (!settings.notifications || !canNotify() || !document.hidden || Notification.permission !== "granted") return;
  const note = new Notification(title, { body, tag: path });
  note.onclick = () => {
    focus();
    go(path);
    note.close();
  };
}
