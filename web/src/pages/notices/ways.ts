// The ways by which notices arrive: their icons, and how each stands.

import type { Notices, Way } from "../../lib/notices_protocol";
import { t } from "../../lib/text.svelte";

export const WAY_ICONS: Record<Way, string> = { push: "bell", mail: "mail", hook: "hook" };
export const KIND_ICONS: Record<string, string> = {
  turn: "hand",
  time: "hourglass",
  invited: "players",
  offer: "beside",
  over: "winner",
  chat: "chat",
};

/** What of a way is set up, or why nothing can arrive by it. */
export function standing({ ways: { push, mail, hook } }: Notices, way: Way): string {
  if (way === "push") {
    return push.key === null ? t("web-push-none-here") : t("web-push-devices", { count: push.devices.length });
  }
  if (way === "hook") return hook.shape ? t(`web-hook-${hook.shape}`) : t("web-hook-none");
  if (!mail.available) return t("web-notice-no-mail-here");
  return mail.address ?? t("web-notice-no-address");
}
