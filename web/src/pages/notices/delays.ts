// How long is waited, in words.

import { locale, t } from "../../lib/text.svelte";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 1440],
  ["hour", 60],
  ["minute", 1],
];

/** "at once", "in 30 minutes", "in 2 hours". */
export function delayWord(minutes: number): string {
  if (minutes === 0) return t("web-notice-at-once");
  const [unit, length] = STEPS.find(([, each]) => minutes % each === 0) ?? ["minute", 1];
  const format = new Intl.RelativeTimeFormat(locale(), { numeric: "always" });
  return t("web-time", { time: format.format(minutes / length, unit) });
}

/** "8:00". */
export function hourWord(hour: number): string {
  const format = new Intl.DateTimeFormat(locale() === "en" ? "en-GB" : locale(), { hour: "numeric", minute: "2-digit" });
  return t("web-time", { time: format.format(new Date(2026, 0, 1, hour)) });
}
