// Which requests of a page the service worker answers, and how. Whatever is told of a game comes from the server alone.

export interface Asked {
  method: string;
  url: string;
  mode: string;
}

/** A page comes from the network, else from what is kept for being offline; an asset has its content in its name. */
export type Road = "page" | "asset";

/** Null: it is none of our business, and goes the way it would without us. */
export function roadOf({ method, url, mode }: Asked, origin: string): Road | null {
  const { origin: there, pathname } = new URL(url);
  if (method !== "GET" || there !== origin || pathname === "/api" || pathname.startsWith("/api/")) return null;
  if (mode === "navigate") return "page";
  return pathname.startsWith("/assets/") ? "asset" : null;
}

/** Of all that earlier builds have kept, what may go: a page that is still open may ask for parts of the one before. */
export function outlived(names: readonly string[], prefix: string, own: string): string[] {
  const others = names.filter((name) => name.startsWith(prefix) && name !== own);
  return others.slice(0, -1);
}
