// Who takes a nickname at a table began to listen as nobody: the server knows a guest by the cookie the line began with.

import { me, meKnown } from "./me.svelte";
import type { TableSocket } from "./socket.svelte";

/** Called while a component is made: keeps the line of the guest whom the page belongs to. */
export function listenAsMe(socket: TableSocket): void {
  let listeningAs: string | null | undefined;
  $effect(() => {
    if (!meKnown()) return;
    const now = me()?.id ?? null;
    if (listeningAs !== undefined && now !== listeningAs) socket.reconnect();
    listeningAs = now;
  });
}
