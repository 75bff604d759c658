// What a game brings to the table: its pictures and nothing of its rules. One folder under `games/` for each game.

import type { Component } from "svelte";
import type { Party } from "./parties";
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

/** What the components of a game are given. The same object serves the live table and the replay. */
export interface Play<View = unknown> {
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
  /** Null where nothing can be laid: in a replay. */
  readonly draft: Drafting | null;
  /** Under the pointer or focused: shared by the board and the list of choices. */
  readonly hovered: MenuEntry | null;
  /** What happened in the move that led here, for the brush stroke and the animations. */
  readonly last: TableEvent[];
  readonly log: Line[];
  /** Nothing can be chosen: a replay, a lost connection. */
  readonly still: boolean;
  /**
   * A legal entry becomes the chosen one (again: none); a barred one opens *Why not?*. One of several picks is laid in the
   * draft.
   */
  choose(entry: MenuEntry): void;
  /** Sends the chosen entry, or this one at once. */
  confirm(entry?: MenuEntry): void;
  hover(entry: MenuEntry | null): void;
  /**
   * What a legal choice would lead to; null where that is hidden or left to chance, undefined while it is not known.
   * Whoever asks while drawing is drawn anew when the server has answered.
   */
  preview(entry: MenuEntry): Preview<View> | null | undefined;
  /** Asks the server why an action that is not in the menu is not allowed, and shows the answer. */
  why(action: string): void;
}

export interface Good {
  icon: string;
  value: number;
  label: Message;
}

/** What the prompt bar says of a choice before it is confirmed. */
export interface Foretold {
  /** In place of the question; null leaves it. */
  sentence: Message | null;
  line: Message | null;
}

export type Part<View> = Component<{ play: Play<View> }>;

export interface GameClient<View = any> {
  /** The custom property of the sky behind the page. */
  sky: string;
  /** The picture, with its own panning and zooming. */
  Board: Part<View>;
  /** What is the reader's own, or in a replay of the seat looked at. */
  Tray: Part<View>;
  /** Standings of side races and the like, under the seats. */
  Races: Part<View>;
  /** On a tablet the tray stands beside the board, not under it. */
  trayBeside?: boolean;
  /** In place of the tray, and on a phone under the board, when the question is about neither of them. */
  Offer?: Part<View>;
  offers?(play: Play<View>): boolean;
  /** Over the choices: how far a turn of many steps has come. It shows nothing when there is nothing to tell. */
  Course?: Part<View>;
  /** Everything of one seat, shown when its panel is pressed. */
  Holdings: Component<{ play: Play<View>; seat: number }>;
  /** The order in which the seats are shown, and with them a rival that the rules play. */
  order(view: View, seats: number): number[];
  /** Four or five numbers on a player's panel, the most important first: a phone shows two. */
  goods(view: View, seat: number): Good[];
  /** What stands under a player's name; without it whom the seat plays. */
  role?(position: Position<View>, seat: number): Message | null;
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
  /** The heading over the choices: "Where to?". */
  heading(position: Position<View>): Message;
}

export interface GameScene {
  /** The print on the home page and in the waiting room. */
  Scene: Component;
  sky: string;
  icon: string;
  minutes: number;
}

/** A drawing on the page of the rules. Its words are a caption, and what it shows for whoever does not see it. */
export interface Picture {
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
