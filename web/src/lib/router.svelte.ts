// Which page the address names. Links stay plain `<a href>`; presses on them are caught here.

import { tick } from "svelte";

export interface Route {
  page: string;
  id?: string;
  query: URLSearchParams;
}

const PATHS: [RegExp, string][] = [
  [/^\/$/, "home"],
  [/^\/new$/, "new"],
  [/^\/games$/, "games"],
  [/^\/replays$/, "replays"],
  [/^\/rules(?:\/([^/]+))?$/, "rules"],
  [/^\/settings$/, "settings"],
  [/^\/notices$/, "notices"],
  [/^\/account$/, "account"],
  [/^\/people\/([^/]+)$/, "person"],
  [/^\/t\/([^/]+)$/, "table"],
  [/^\/t\/([^/]+)\/replay$/, "replay"],
];

function routeOf(path: string, search: string): Route {
  const query = new URLSearchParams(search);
  for (const [pattern, page] of PATHS) {
    const match = pattern.exec(path.length > 1 ? path.replace(/\/$/, "") : path);
    if (match) return match[1] ? { page, id: decoded(match[1]), query } : { page, query };
  }
  return { page: "not-found", query };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let current = $state.raw<Route>(routeOf(location.pathname, location.search));
let lastTable: string | null = null;

export function route(): Route {
  return current;
}

/** Goes to another page; `replace` leaves no step back, for the parts of a page that follow its state. */
export function go(path: string, { replace = false } = {}): void {
  const samePage = new URL(path, location.href).pathname === location.pathname;
  history[replace ? "replaceState" : "pushState"](null, "", path);
  follow();
  if (!samePage) void arrive();
}

/** The table one came from to look something up. */
export function tableCameFrom(): string | null {
  return lastTable;
}

function follow(): void {
  if (current.page === "table" || current.page === "replay") lastTable = address(current);
  current = routeOf(location.pathname, location.search);
}

function address({ page, id = "", query }: Route): string {
  const search = query.size > 0 ? `?${query}` : "";
  return `/t/${encodeURIComponent(id)}${page === "replay" ? "/replay" : ""}${search}`;
}

/** A new page begins at its top, and readers of the screen hear its heading. */
async function arrive(): Promise<void> {
  scrollTo(0, 0);
  await tick();
  document.getElementById("content")?.focus({ preventScroll: true });
}

function isPlainPress(event: MouseEvent): boolean {
  return (
    event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  );
}

function catchPress(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || !isPlainPress(event) || !(link instanceof HTMLAnchorElement)) return;
  const staysHere = link.origin === location.origin && !link.pathname.startsWith("/api/");
  if (!staysHere || link.target || link.hasAttribute("download") || isJump(link)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}

/** `#content` and the like stay with the browser, which scrolls and focuses. */
function isJump(link: HTMLAnchorElement): boolean {
  return link.hash !== "" && link.pathname === location.pathname && link.search === location.search;
}

export function startRouter(): void {
  addEventListener("popstate", follow);
  document.addEventListener("click", catchPress);
}
