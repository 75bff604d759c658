// What a game brings to the table: its pictures and nothing of its rules. One folder under `games/` for each game.

import type { Component } from "svelte";
import type { Telling } from "../board/telling.svelte";
import type { Addend, ThingsOf } from "./adding";
import type { CrestsOfRoles, Party } from "./parties";
import type { Line, MenuEntry, Message, Picked, Position, Preview, TableEvent } from "./protocol";

/**
 * An answer of several picks, given while several choose at once: laid on this device and sent as one. While something is
 * laid, `view`, `menu` and `position` of the play are those with these picks.
 */
export interface Drafting {
  /** In their order. */
  readonly laid: readonly Picked[];
  /** Nothing more is asked: it can be sent. */
  readonly whole: boolean;
  lay(action: string): Promise<void>;
  /** The pick at this place, else the last one. */
  takeBack(place?: number): Promise<void>;
  clear(): void;
  send(): void;
}

/** What may be said after some steps of an act beside the question. */
export interface NextWords {
  /** Nothing more needs to be said: it can be done. */
  whole: boolean;
  prompt: Message | null;
  menu: MenuEntry[];
}

/** What the reader may do beside the question, for a game that has a room of its own for it. */
export interface Besides {
  /** What may be begun now. */
  readonly begins: readonly MenuEntry[];
  /** How many acts the reader knows of: after another one the same words may mean something else. */
  readonly heard: number;
  /** The reader sees all of them: they are no news any more. */
  see(): void;
  /** What may be said after these steps; null where they cannot be said, or no answer comes. */
  next(said: readonly string[]): Promise<NextWords | null>;
  /** Does it as a whole; whether it is done. What went wrong the frame tells. */
  act(said: readonly string[]): Promise<boolean>;
}

/** One of the things that may be done next with an answer that is laid freely. */
export interface GatheredRow {
  /** Among the rows; the same as long as the same is meant. */
  id: string;
  icon: string;
  label: Message;
  detail: Message | null;
  remark: Message | null;
  /** The detail says that nothing will come of it. */
  warns: boolean;
  /** It may not be done now: the detail says why, and so does a press. */
  barred?: boolean;
  /** Of things that are chosen and put back: whether it is chosen. */
  on?: boolean;
  press(): void;
}

/**
 * An answer of several picks that is laid freely on the game's own board, in any order, and stays on this device until it
 * is sent as one. While there is one its words and rows stand in place of the question and its menu.
 */
export interface Gathering {
  /** What is learned with it: the question whose `aid-…` the first games show, in place of the one that comes first. */
  readonly question: string;
  readonly sentence: Message;
  readonly line: Message | null;
  /** The line says no more than the aid does: it stands only where that does not. */
  readonly idle?: boolean;
  readonly heading: Message;
  readonly rows: readonly GatheredRow[];
  /** Beside the heading, in place of how many rows there are. */
  readonly count?: Message;
  /** More things may be pressed: a list that lies over the board stays there until it is enough. */
  readonly goesOn?: boolean;
  /** The rows are what is asked for now: where their list does not stand open, it opens by itself. */
  readonly lists: boolean;
  /** What the button says, and why it cannot be pressed yet. */
  readonly send: Message;
  readonly missing: Message | null;
  /** The whole answer in the order in which it is asked; null while something is missing. */
  readonly actions: readonly string[] | null;
  /** Short ways to lay several at once; one that can do nothing now keeps its place and says why. */
  readonly helpers: readonly { id: string; label: Message; reason?: Message | null; press(): void }[];
  /** Something is laid that can be taken back. */
  readonly mayTakeBack: boolean;
  takeBack(): void;
  /** Nothing is held any more; whether something was. */
  letGo(): boolean;
  /** The answer was sent and is taken back, to be changed. */
  resume(actions: readonly string[]): void;
  sent(): void;
}

/** What one player did meanwhile: a turn, or where there are many all turns of one. */
export interface Tale {
  /** The same beside the board and on it; the first is 1. */
  readonly number: number;
  readonly seat: number;
  readonly lines: readonly Line[];
  /** The position it led to. */
  readonly at: number;
}

/** How a game tells what somebody did meanwhile. Without it the log's own sentences are told. */
export interface Retelling<View> {
  /** Turns begin with such events. What is told before the first of them is nobody's turn. */
  begins(event: TableEvent): boolean;
  /** An event of somebody else that belongs to the turn in which it is told, such as the end of a fight. */
  follows?(event: TableEvent): boolean;
  /** Whether the reader was asked in such a turn of the reader's: what just happened to come is no last turn. */
  decided?(lines: readonly Line[]): boolean;
  /** Whether the question is the first of a turn: what the reader did before it was the turn before. */
  isFirst(position: Position<View>): boolean;
  /** What was done and what it brought, in short and without the name; each part begins with a small letter. */
  did(lines: readonly Line[]): Message[];
  brought(lines: readonly Line[]): Message[];
  /** The points of all if the game ended now, where that is more than those they have. */
  forecast?(view: View): number[];
}

/** What the components of a game are given. The same object serves the live table and the replay. */
export interface Play<View = unknown> {
  /** Of the table: for what is kept on this device. */
  readonly id: string;
  readonly view: View;
  readonly position: Position<View>;
  /** What the reader is asked, in menu order; empty when there is nothing to choose. */
  readonly menu: MenuEntry[];
  readonly seat: number | null;
  /** The seats, then whom the rules play; `names` are theirs. */
  readonly parties: readonly Party[];
  readonly names: string[];
  /** Chosen, not yet confirmed. */
  readonly chosen: MenuEntry | null;
  /** Where several things are to be chosen: the actions of those that are, not sent yet (`lib/selected.ts` for equal ones). */
  readonly selected: readonly string[];
  /** Null where nothing can be laid: in a replay. */
  readonly draft: Drafting | null;
  /** Null where nothing may be done beside the question. */
  readonly beside: Besides | null;
  /** Under the pointer or focused: shared by the board and the list of choices. */
  readonly hovered: MenuEntry | null;
  /** What happened in the move that led here, for the brush stroke and the animations. */
  readonly last: TableEvent[];
  readonly log: Line[];
  /** What the others did since the reader's last turn, for the board to mark; empty once the reader has chosen. */
  readonly since: readonly Tale[];
  /** What has happened is told over the board; null where it is told only when it is asked for: looking back. */
  readonly telling: Telling | null;
  /** Nothing can be chosen: a replay, a lost connection. */
  readonly still: boolean;
  /**
   * A legal entry becomes the chosen one (again: none); a barred one opens *Why not?*. One of several picks is laid in the
   * draft; one of several things is added to those that are chosen, and put back where there are no more of it.
   */
  choose(entry: MenuEntry): void;
  /** Chooses it no longer: of several equal things that are chosen one. */
  putBack(entry: MenuEntry): void;
  /** Sends the chosen entry, or this one at once. */
  confirm(entry?: MenuEntry): void;
  hover(entry: MenuEntry | null): void;
  /**
   * What a legal choice would lead to; null where that is hidden or left to chance, undefined while it is not known.
   * Whoever asks while drawing is drawn anew when the server has answered.
   */
  preview(entry: MenuEntry): Preview<View> | null | undefined;
  /**
   * What the server tells of an answer of several picks that is still being laid, null for those that are not; as the game
   * writes it. Null where it can become no answer, undefined while it is not known. Whoever asks while drawing is drawn
   * anew when the server has answered.
   */
  foresee(answer: readonly (string | null)[]): unknown;
  /** Asks the server why an action that is not in the menu is not allowed, and shows the answer. */
  why(action: string): void;
}

export interface Good {
  icon: string;
  value: number;
  /** Where there is an end to it: how many there are. */
  of?: number;
  label: Message;
  /** What explains it. */
  thing?: string;
}

/** What the prompt bar says of a choice before it is confirmed. */
export interface Foretold {
  /** In place of the question; null leaves it. */
  sentence: Message | null;
  line: Message | null;
}

/** The two lines of one of the things that add up: what it is called and brings, what it is and costs. */
export interface AddendSaid {
  icon: string;
  name: Message;
  gain: Message | null;
  gloss: Message | null;
  price: Message | null;
  /** What is missing for it, as it would be added now; in place of the gloss. */
  short: Message | null;
}

/** A question whose answer is a sum of things: they are pressed one by one, and one press more confirms the sum. */
export interface Adding<View = unknown> {
  things: ThingsOf;
  say(addend: Addend, play: Play<View>): AddendSaid;
}

/** A price on an explanation: the icon of what is paid, and its words beside it. */
export interface ExplainedPrice {
  icon: string;
  words: Message;
}

/** One of several things that stand on a card, drawn as on the board. */
export interface ExplainedLine {
  words: Message;
  /** What the game draws before it (`Mark`). */
  mark?: string;
  tone?: "dark" | "light";
  /** No longer to be had. */
  gone?: boolean;
}

/** One occasion: what it costs, what it does at once, when again, what it scores. */
export interface ExplainedRow {
  on: Message;
  prices?: readonly ExplainedPrice[];
  says?: readonly Message[];
  lines?: readonly ExplainedLine[];
}

/** The whole of a thing that has rules, in the order of play. Its facts are the components', its words the catalogues'. */
export interface Explanation {
  icon: string;
  title: Message;
  /** Where it is, or who is there. */
  place: Message | null;
  rows: readonly ExplainedRow[];
  /** One line about the reader now. Why it may not be chosen is told beside it, from the menu. */
  you: Message | null;
  clauses: readonly string[];
}

/** How things are explained that carry `data-explains` with their name. */
export interface Explaining<View = unknown> {
  explain(thing: string, play: Play<View>): Explanation | null;
  /** The thing a choice is about; it is explained in the list too. */
  about(entry: MenuEntry, view: View): string | null;
  /** The thing that the words under a player's name are about. */
  role?(seat: number, view: View): string | null;
  /** The thing as it is drawn on the board; without it, or where it draws nothing, its icon. */
  Picture?: Component<{ play: Play<View>; thing: string }>;
  pictured?(thing: string): boolean;
  Mark?: Component<{ mark: string }>;
}

/** Another seat, and how one is bound to it. */
export interface Bond {
  seat: number;
  icon: string;
  label: Message;
}

/** A place of the board as it is told to somebody who does not see it. */
export interface BoardPlace {
  id: string;
  name: Message;
  /** What lies and who stands there; nothing if it is empty. */
  there: Message[];
  /** The places it touches or leads to. */
  borders: string[];
}

export type Part<View> = Component<{ play: Play<View> }>;

export interface GameClient<View = any> {
  /** The custom property of the sky behind the page. */
  sky: string;
  /** The picture, with its own panning and zooming. */
  Board: Part<View>;
  /** What is the reader's own, or in a replay of the seat looked at. */
  Tray: Part<View>;
  /** The tray in one line of 44 pixels, for a low screen: what is in it, in icons and numbers. A press unfolds the tray. */
  TrayLine?: Part<View>;
  /** A choice that is made in the tray: where the tray is folded away, it is told that something waits there. */
  inTray?(entry: MenuEntry): boolean;
  /** The tray is a hand of cards, which one always looks at: it is folded away on the lowest screens only. */
  trayStays?: boolean;
  /** Standings of side races and the like, under the seats. */
  Races: Part<View>;
  /** On a tablet that lies, the tray stands beside the board, not under it. */
  trayBeside?: boolean;
  /** In place of the tray, over the board where it needs more room, when the question is about neither of them. */
  Offer?: Part<View>;
  offers?(play: Play<View>): boolean;
  /** It only shows something to what is chosen on the board: on a low screen, where it would lie over it, it stays away. */
  onlyShows?(play: Play<View>): boolean;
  /** In place of the frame's own steps, where what is done beside the question is told and said on one page. */
  Beside?: Component<{ play: Play<View>; onclose(): void }>;
  /** How much of that waits for the reader's answer: the number on its button. Without it, what was heard since the reader looked. */
  pending?(play: Play<View>): number;
  /** What waits for the reader's answer, with its answers: where the reader looks, until it is answered. It may show nothing. */
  Pending?: Component<{ play: Play<View>; onopen(): void }>;
  /** Over the choices: how far a turn of many steps has come. It shows nothing when there is nothing to tell. */
  Course?: Part<View>;
  /** Everything of one seat, shown when its panel is pressed. */
  Holdings: Component<{ play: Play<View>; seat: number }>;
  /** The order in which the seats are shown, and with them a rival that the rules play. */
  order(view: View, seats: number): number[];
  /** Four or five numbers on a player's panel, the most important first: a phone shows two. */
  goods(view: View, seat: number): Good[];
  /** On a line of their own, where there is room: what the players race for, and block each other by. */
  rivalry?(view: View, seat: number): Good[];
  /** Where whoever plays somebody bears that one's crest and colours, not those of the seat: by the keys of the roles. */
  crests?: CrestsOfRoles;
  /** What stands under a player's name; without it whom the seat plays. */
  role?(position: Position<View>, seat: number): Message | null;
  /** The seat that this one is bound to now: its crest stands beside that line, however long it is. */
  bond?(view: View, seat: number): Bond | null;
  /** The icon of a choice, of the prompt and of a row of the score sheet. */
  icon(entry: MenuEntry): string;
  promptIcon(position: Position<View>): string;
  itemIcon(item: string): string;
  /** What a choice is called where its remark and its detail stand beside it: shorter than its label. */
  label?(entry: MenuEntry): Message;
  /** A short remark at the right of a choice, such as a distance or a price. */
  remark(entry: MenuEntry, view: View, seat: number | null): Message | null;
  /** A line under a choice: what it is or brings, as far as it can be seen on the board. */
  detail(entry: MenuEntry, view: View, seat: number | null): Message | null;
  /** What the button that confirms says: "Give two of them". */
  confirm(entry: MenuEntry): Message;
  /** What is said once something is chosen; without it the question, with the detail of the choice under it. */
  foretell?(entry: MenuEntry, play: Play<View>): Foretold;
  /** The line under a question of which nothing is chosen yet. */
  hint?(position: Position<View>): Message | null;
  /** What taking back the last step means now: "Put it back". */
  undo?(position: Position<View>): Message | null;
  /** A choice that says no: it also has a button beside the one that confirms. */
  declines?(entry: MenuEntry): boolean;
  /** A choice beside the question, such as an exchange that is always possible: listed apart, in little space. */
  byTheWay?(entry: MenuEntry, menu: MenuEntry[]): boolean;
  /** For questions whose answer is laid freely; null where the question is none of them. The same object each time. */
  gathering?(play: Play<View>): Gathering | null;
  /** What is said of cards and places when they are pointed at. */
  explaining?: Explaining<View>;
  /** For questions in which several things add up to one answer. */
  adding?: Adding<View>;
  /** The places of the board in the order in which one would go through them. */
  places?(view: View): BoardPlace[];
  /** The place that a choice is about, if it is about one of them. */
  placeOf?(entry: MenuEntry, view: View): string | null;
  /** The heading over the choices: "Where to?". */
  heading(position: Position<View>): Message;
  retelling?: Retelling<View>;
  /** When it is over: what rows of somebody's score sheet come from, as the log tells it; more than the last position knows. */
  earned?(log: readonly Line[], place: number, sheet: Readonly<Record<string, number>>): Record<string, Message>;
}

export interface GameScene {
  /** The print on the home page and in the waiting room. */
  Scene: Component;
  sky: string;
  icon: string;
  minutes: number;
  /** The same as at the table, for seats of which it is known whom they will play. */
  crests?: CrestsOfRoles;
}

/** A drawing on the page of the rules. Its words are a caption, and what it shows for whoever does not see it. */
export interface Picture {
  /** It shows a whole board, and needs the width of the page. */
  wide?: boolean;
  Drawing: Component<any>;
  props?: Record<string, unknown>;
  shows: Message;
  caption: Message;
}

/** What the page of the rules opens with and shows beside the chapters: `learning/index.ts` in the folder of a game. */
export interface GameLearning {
  /** How one wins, in one or two sentences. */
  aim: Message;
  /** A turn in three to five pictures. */
  turn: readonly Picture[];
  /** Each icon that the table shows without a word beside it. */
  legend: readonly { icon: string; word: Message }[];
  /** By the number of the chapter or clause they are shown at. */
  pictures: Readonly<Record<string, Picture>>;
  /** The chapter that lists what is in the box: one looks it up, so it is read last. */
  box?: string;
}
