// What a link to the account page brings. It stands in the fragment, which no server is sent and no mail scanner uses up.

const KINDS = ["open", "mail", "password", "invitation"] as const;

export interface Brought {
  kind: (typeof KINDS)[number];
  token: string;
}

export function broughtBy(hash: string): Brought | null {
  const values = new URLSearchParams(hash.replace(/^#/, "").replaceAll("+", "%2B"));
  for (const kind of KINDS) {
    const token = values.get(kind);
    if (token) return { kind, token };
  }
  return null;
}

/** Takes it out of the address, so that it stays in no history, bookmark or picture of the screen. */
export function takeBrought(): Brought | null {
  const brought = broughtBy(location.hash);
  if (brought) history.replaceState(history.state, "", location.pathname + location.search);
  return brought;
}

/** The link to open on another device. */
export function openingLink(origin: string, token: string): string {
  return `${origin}/account#open=${encodeURIComponent(token)}`;
}
