// The server knows a person by the cookie the line began with. So it begins anew with every other person, as when somebody
// takes a nickname at a table, and with every other session.

import { comeBack } from "./coming_back";
import { me, meKnown, sessionsSoFar } from "./me.svelte";
import type { TableSocket } from "./socket.svelte";

/** The old session ends a moment before this browser has the cookie of the new one, where there is one. */
const SETTLES_WITHIN = 1000;

/** Called while a component is made: keeps the line of whom the page belongs to. */
export function listenAsMe(socket: TableSocket): void {
  let listeningAs: string | undefined;
  $effect(() => {
    if (!meKnown()) return;
    const now = `${sessionsSoFar()} ${me()?.id ?? ""}`;
    if (listeningAs !== undefined && now !== listeningAs) socket.reconnect();
    listeningAs = now;
  });
  $effect(() => {
    if (socket.signedOut === 0) return;
    const settled = setTimeout(() => void comeBack(), SETTLES_WITHIN);
    return () => clearTimeout(settled);
  });
}
