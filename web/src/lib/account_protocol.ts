// Accounts on the wire, as docs/protocol.md describes them.

import type { Guest } from "./protocol";

export type Registration = "open" | "invited" | "closed";

/** A session: a browser in which one is known. */
export interface Browser {
  id: string;
  /** "Firefox, Linux"; empty if nothing is known of it. */
  device: string;
  created: string;
  /** To the hour. */
  seen: string;
  here: boolean;
}

export interface Passkey {
  id: string;
  device: string;
  created: string;
}

/** What was played in this browser as a guest before the log-in. */
export interface Mergeable {
  name: string;
  tables: number;
  /** At so many of them one sits oneself: there the guest would leave. */
  both: number;
}

export interface Account {
  registration: Registration;
  mail_here: boolean;
  passkeys_here: boolean;
  /** The name to log in with; null: a guest. */
  account: string | null;
  password: boolean;
  mail: string | null;
  codes_left: number;
  passkeys: Passkey[];
  sessions: Browser[];
  merge: Mergeable | null;
}

export interface Registered {
  me: Guest;
  /** Recovery codes, told this once. */
  codes: string[];
}

export interface NewLink {
  id: string;
  token: string;
  expires: string;
}

export interface DeviceLink {
  id: string;
  state: "open" | "asked" | "granted";
  /** Which has asked. */
  device: string;
  expires: string;
}

export interface AskedLink {
  /** Whose it is. */
  name: string;
  /** To be brought along when taking it. */
  claim: string;
}

export interface PasskeyOptions {
  token: string;
  options: Record<string, unknown>;
}
