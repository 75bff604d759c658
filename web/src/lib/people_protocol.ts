// What lies around the games on the wire, as docs/protocol.md describes it.

import type { TableInfo } from "./protocol";

/** What one wrote for oneself at a table. */
export interface Note {
  text: string;
  /** How often it was written; 0: never. */
  version: number;
}

/** To a table that waits, as its host sees it. */
export interface Invitation {
  id: string;
  kind: "account" | "played" | "link";
  /** Of a link that nobody has used yet: empty. */
  name: string;
  at: string;
}

export interface KnownPerson {
  profile: string;
  name: string;
}

export interface Invitations {
  invitations: Invitation[];
  /** With whom the host has played lately. */
  known: KnownPerson[];
}

/** To a table that waits, as the one who is invited sees it. */
export interface Invited {
  table: TableInfo;
  by: string;
  at: string;
}

/** Mute: one does not hear them. Block: one does not meet them either. Nobody else is told. */
export type BlockKind = "mute" | "block";

export interface Blocked {
  profile: string;
  name: string;
  kind: BlockKind;
  since: string;
}

/** Of one game, from those that were played to their end. */
export interface GameResult {
  game: string;
  played: number;
  won: number;
  /** The most points; null: a bot finished every one of them. */
  best: number | null;
}

export interface Profile {
  profile: string;
  name: string;
  /** A day. */
  since: string;
  me: boolean;
  results: GameResult[];
  /** Public games, and those at which the reader sits too. */
  recent: TableInfo[];
}
