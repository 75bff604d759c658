// A personal link to a table. Its token stands in the fragment, which no server is sent by opening the link.

const NAME = "invited";

export function invitationLink(origin: string, table: string, token: string): string {
  return `${origin}/t/${encodeURIComponent(table)}#${NAME}=${encodeURIComponent(token)}`;
}

export function tokenIn(hash: string): string | null {
  return new URLSearchParams(hash.replace(/^#/, "").replaceAll("+", "%2B")).get(NAME) || null;
}

/** Takes it out of the address, so that nobody passes it on with the link to the table. */
export function takeToken(): string | null {
  const token = tokenIn(location.hash);
  if (token) history.replaceState(history.state, "", location.pathname + location.search);
  return token;
}
