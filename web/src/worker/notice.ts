// A notice as the server pushes it, and where a press on it leads.

export interface Notice {
  title: string;
  body: string;
  /** One for each table and kind: a newer notice takes the place of the last. */
  tag: string;
  /** A path of ours. */
  url: string;
  /** How many games wait; null if it does not say. */
  count: number | null;
}

const MY_GAMES = "/games";

const text = (value: unknown, otherwise: string): string => (typeof value === "string" && value ? value : otherwise);

/** Whatever comes: a browser takes the right to push from who shows nothing. */
export function noticeIn(pushed: string | undefined, origin: string): Notice {
  const told = parsed(pushed);
  const { title, body, tag, url, count } = told;
  return {
    title: text(title, "Chabudai"),
    body: text(body, ""),
    tag: text(tag, "chabudai"),
    url: pathOf(text(url, MY_GAMES), origin),
    count: typeof count === "number" && Number.isInteger(count) && count >= 0 ? count : null,
  };
}

function parsed(pushed: string | undefined): Record<string, unknown> {
  try {
    const told: unknown = JSON.parse(pushed ?? "");
    return typeof told === "object" && told !== null ? { ...told } : {};
  } catch {
    return {};
  }
}

/** Never out of our own pages, whatever a notice says. */
export function pathOf(url: string, origin: string): string {
  if (!URL.canParse(url, origin)) return MY_GAMES;
  const { origin: there, pathname, search, hash } = new URL(url, origin);
  return there === origin ? pathname + search + hash : MY_GAMES;
}

/** The open page that shows this already. */
export function showing<Page extends { url: string }>(pages: readonly Page[], path: string, origin: string): Page | null {
  const wanted = new URL(path, origin).pathname;
  return pages.find(({ url }) => new URL(url).pathname === wanted) ?? null;
}
