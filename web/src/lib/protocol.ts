// The wire, as docs/protocol.md describes it.

/** A message may hold others: the gains of a card inside the sentence that names the card. */
export type Value = number | string | Player | Message | (string | Player | Message)[];

/** A player in a sentence: by the seat, or by the number of a rival after those of the seats. */
export interface Player {
  seat: number;
}

export interface Message {
  key: string;
  values: Record<string, Value>;
}

export interface Refusal extends Message {
  clause: string;
}

export interface WireError extends Message {
  kind: string;
  clause?: string;
}

export type OptionValue = boolean | string;

export interface GameOption {
  id: string;
  clause: string;
  values: OptionValue[];
  default: OptionValue;
  /** The numbers of seats it is for; for any if none is given. */
  seats?: number[];
  /** Another option and the value of it beside which alone it matters. */
  beside?: OptionValue[];
}

export interface GameInfo {
  id: string;
  title: string;
  designer: string;
  least: number;
  most: number;
  stage: string;
  rules: number;
  options: GameOption[];
  bots: string[];
  /** Whom each seat will play, as keys of the game's words: with so many seats, and perhaps with a value of an option. */
  seated: { seats: number; option: string | null; value: OptionValue | null; roles: (string | null)[] }[];
}

export interface Guest {
  id: string;
  name: string;
  /** Whether they have an account, and are known on any device. */
  account: boolean;
  /** The id by which others name them. */
  profile: string | null;
}

export interface Seat {
  seat: number;
  kind: "free" | "guest" | "bot";
  name: string;
  bot: string | null;
  here: boolean;
  /** Seconds since whoever plays this seat was last here; null while they are, and for bots. */
  away: number | null;
  host: boolean;
  /** The id by which the person is named; null: nobody, a bot, or who is gone. */
  profile: string | null;
}

export interface TableInfo {
  id: string;
  game: string;
  /** `outdated`: it was running when the rules changed what had happened, and is over without a result. */
  state: "waiting" | "running" | "finished" | "outdated" | "closed";
  public: boolean;
  /** Only who is invited may sit down. */
  invite_only: boolean;
  /** Whether others may look on at such a table. */
  onlookers: boolean;
  seats: Seat[];
  options: Record<string, OptionValue>;
  created: string;
  started: string | null;
  finished: string | null;
  your_seat: number | null;
  your_turn: boolean;
  deciders: number[];
  result: { scores: number[]; winners: number[] } | null;
}

/** One where the reader has a seat. */
export interface OwnTable extends TableInfo {
  /** When the last move of a game under way was made. */
  moved: string | null;
  /** The part of the game it is in, as far as known. */
  chapter: Message | null;
  /** The last that the reader's seat was told, as far as known. */
  last: Message | null;
  /** How the note begins that the reader wrote there; empty: none. */
  note: string;
}

/** One where the reader is asked. */
export interface WaitingTable {
  id: string;
  game: string;
  since: string;
}

/** Where the reader is asked, the longest so first. */
export interface Waiting {
  count: number;
  tables: WaitingTable[];
}

export interface Table extends TableInfo {
  rules: number;
  /** Whether its positions can be set up: not if it was begun under other rules than those of today. */
  replayable: boolean;
  /** The first move that newer rules play otherwise, 0: the set-up; null: none, or not known. */
  differs_at: number | null;
  seed_hash: string | null;
  pace: number;
  /** Seconds away after which the others may let a bot play on. */
  patience: number;
  watching: number;
  /** A bot is to move and cannot; it is tried again by itself. */
  stalled: boolean;
  rematch: string | null;
}

/** Something that was picked, and what it was called then. */
export interface Picked {
  action: string;
  does: { verb: string } & Record<string, string>;
  label: Message;
}

export interface MenuEntry extends Picked {
  refusal: Refusal | null;
  /** While several choose at once: whether the reader is ready with this pick. */
  whole?: boolean;
  /** Of what may be chosen now: whether it could not be taken back. */
  final?: boolean;
}

/** How many of the things in the menu are to be chosen. */
export interface Select {
  least: number;
  most: number;
  /** The action that says that it is enough; null where exactly so many are wanted. */
  stop: string | null;
  /** By action: what is there more than once. */
  times: Record<string, number>;
}

/** Which question an answer is meant for. */
export interface Asked {
  n: number;
  /** How often the reader has changed what it picks in a question that several are asked at once. */
  picks: number;
}

/** A move that was made because there was no other: whose, and why nobody was asked. */
export interface Forced {
  seat: number;
  reason: Message;
}

export interface Position<View = unknown> extends Asked {
  at: number;
  /** Up to which part of the last move: its own, or one that was forced after it. */
  part: number;
  /** Only on the way: the move that comes next, for which nobody is asked. */
  forced?: Forced;
  view: View;
  prompt: Message | null;
  menu: MenuEntry[];
  /** What the reader has picked so far while several choose at once. */
  picked: Picked[];
  /** Where the reader chooses several of some things. */
  select?: Select;
  deciders: number[];
  /** Who has answered and waits for others that are asked at the same time. */
  ready: number[];
  scores: number[];
  ranks: number[];
  over: boolean;
  winners: number[];
  undo: string | null;
  sheet: Record<string, number>[];
  /** Where in the game we are. */
  chapter: Message | null;
  /** Whom each seat plays, as keys of names; null where nobody, yet. */
  roles: (string | null)[];
  /** In games with acts beside the question, to a seat: how many acts it knows of, and what it may begin to say. */
  heard?: number;
  beside?: MenuEntry[];
}

/** The position after a choice as its seat would see it, and what would be told on the way. */
export interface Preview<View = unknown> {
  view: View;
  log: Pick<Line, "event" | "message">[];
  agenda: Message[];
  prompt: Message | null;
  scores: number[];
}

export interface TableEvent {
  event: string;
  /** Whose event it is; of some it is nobody's. */
  seat?: number;
  [name: string]: Value | undefined;
}

export interface Line {
  at: number;
  /** Which part of the move it tells of: 0 is what was chosen, the others were forced after it. */
  part: number;
  event: TableEvent;
  message: Message;
  /** Where in the game it happened. */
  chapter?: Message;
  /** With the first line of a forced move. */
  forced?: Forced;
}

/** What was added to everybody's forecast from its first move to its last. */
export interface Turn {
  /** Nobody's: the end of a round, or what several did at once. */
  seat: number | null;
  first: number;
  last: number;
  gains: number[];
  /** It is the end of a round. */
  closing: boolean;
}

/** A bot that played on for somebody. */
export interface StandIn {
  seat: number;
  /** The number of its first move; null if that was not kept. */
  first: number | null;
  /** The number of its last move; null if it played to the end. */
  last: number | null;
}

/** Where a part of a game begins. */
export interface Chapter {
  at: number;
  chapter: Message;
}

/** The points of every seat and rival at each position of a game that is over, and what brought them. */
export interface History {
  scores: number[][];
  /** If the game had ended then; null if that was not kept. */
  forecast: number[][] | null;
  /** Where rounds, or other large parts, begin. */
  parts: Chapter[];
  turns: Turn[];
  /** By seat and rival: what items of the score sheet come from, in words. */
  reasons: Record<string, Message>[];
  stand_ins: StandIn[];
}

export interface ChatLine {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
  /** The id by which who said it is named; null: not known, or gone. */
  profile?: string | null;
}

export type ServerMessage =
  | { type: "table"; table: Table }
  | { type: "position"; position: Position; halts: Position[]; log: Line[]; from: number }
  | { type: "chat"; lines: ChatLine[]; /** In place of all that was told before. */ anew?: boolean }
  | { type: "ok"; id: number | null; n: number | null }
  | { type: "why"; id: number | null; refusal: Refusal | null }
  | { type: "preview"; id: number | null; previews: Record<string, Preview | null> }
  | { type: "draft"; id: number | null; position: Position }
  | { type: "foresee"; id: number | null; foreseen: unknown[] }
  | { type: "beside"; id: number | null; whole: boolean; prompt: Message | null; menu: MenuEntry[] }
  | { type: "error"; id: number | null; error: WireError };

export type ClientMessage =
  | ({ type: "move"; id?: number; actions: string[] } & Asked)
  | ({ type: "undo"; id?: number; whole?: boolean } & Asked)
  | { type: "why"; id?: number; action: string; after: string[] }
  | ({ type: "preview"; id?: number; actions: string[] } & Asked)
  | ({ type: "draft"; id?: number; actions: string[] } & Asked)
  | ({ type: "foresee"; id?: number; answers: (string | null)[][] } & Asked)
  | { type: "beside"; id?: number; said: string[] }
  | { type: "act"; id?: number; heard: number; actions: string[] }
  | { type: "chat"; id?: number; text: string }
  | { type: "pace"; id?: number; pace: number }
  | { type: "look"; id?: number; visible: boolean }
  | { type: "skip"; id?: number }
  | { type: "ping"; id?: number };

export interface Rulebook {
  game: string;
  language: string;
  title: string;
  chapters: {
    id: string;
    title: string;
    introduction: string;
    /** `section` is the heading inside the chapter under which a clause stands, or empty. */
    clauses: { id: string; depth: number; text: string; section: string }[];
  }[];
}
