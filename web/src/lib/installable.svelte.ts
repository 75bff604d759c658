// What makes this page one that can be installed: its service worker, and the manifest of the reader's language.

import { locale } from "./text.svelte";

export function beInstallable(): void {
  if (import.meta.env.DEV) return; // only what was built has them
  $effect.root(() => {
    $effect(() => {
      document.querySelector('link[rel="manifest"]')?.setAttribute("href", `/app.${locale()}.webmanifest`);
    });
  });
  if ("serviceWorker" in navigator) whenLoaded(startWorker);
}

/** Without it everything goes on but pushes and the page without a network. */
function startWorker(): void {
  navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }).catch(() => undefined);
}

/** The first page has the network for itself. */
function whenLoaded(start: () => void): void {
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}
