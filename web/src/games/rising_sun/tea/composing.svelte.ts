// An offer while it is laid on one form. What may stand in each field the server says, step by step as it would be asked; the
// form fills in what the reader wants, else the gentlest answer. Nothing of it is known to anybody before it is sent.

import { untrack } from "svelte";
import type { Besides, NextWords, Play } from "../../../lib/game";
import type { MenuEntry } from "../../../lib/protocol";
import { Shelf } from "../../../lib/shelf";
import type { Offer, Season, View, Word } from "../view";
import { answerTo, give } from "./talk";

const PROMPT = "prompt-offer-";
/** What a promise is about is asked right after its kind. */
const ABOUT = new Set(["mandate", "province", "advantage", "shrine", "coins-later", "ronin-later"]);
/** What stands in a field the reader has not touched, where it is not the first that may. */
const USUAL: Record<string, string> = {
  ...{ alliance: "alliance", circle: "secretly", promise: "promise none", "asked-promise": "promise none" },
  ...{ "promise-coins-later": "coins 1", "asked-promise-coins-later": "coins 1" },
};
/** Nobody promises by default what has to be promised. */
const MUST_BE_CHOSEN = new Set(["promise", "asked-promise"]);
/** More steps than any offer has: so that a server that asks on and on is not followed for ever. */
const MOST_STEPS = 24;

/** One step of the offer as the server asks it. */
export interface Field {
  /** `coins`, `asked-coins`, `promise`, `promise-province`, …: after the key of its prompt. */
  name: string;
  menu: readonly MenuEntry[];
  /** What is said there. */
  entry: MenuEntry | null;
}

interface Reached {
  /** To whom, and when it was asked. */
  whom: number;
  fields: readonly Field[];
  whole: boolean;
}

interface Laid {
  whom: number;
  season: Season;
  wishes: Readonly<Record<string, string>>;
  countered?: Offer | null;
}

/** What this browser remembers of it while it is not sent. */
const laidOffers = new Shelf<Laid>("rising-sun-offers");

export class Composing {
  readonly #play: Play<View>;
  #whom: number | null = $state(null);
  /** When it was begun: what nobody sent is forgotten with the season. */
  #season: Season | null = $state(null);
  #wishes: Readonly<Record<string, string>> = $state.raw({});
  #countered: Offer | null = $state.raw(null);
  #reached: Reached | null = $state.raw(null);
  #busy: boolean = $state(false);
  #sending: boolean = $state(false);
  /** Answers that come late for what is no longer wanted are not heard. */
  #turn = 0;
  /** What the server said to the same words, as long as nothing has happened since. */
  #known = new Map<string, NextWords | null>();
  #when = "";

  constructor(play: Play<View>) {
    this.#play = play;
    const laid = play.seat === null ? null : laidOffers.recall(play.id, play.seat);
    this.#whom = laid?.whom ?? null;
    this.#season = laid?.season ?? null;
    this.#wishes = laid?.wishes ?? {};
    this.#countered = laid?.countered ?? null;
  }

  // --- what there is ------------------------------------------------------------------------------------------

  get #besides(): Besides | null {
    return this.#play.beside;
  }

  /** Offers can be begun, to some at least. */
  get open(): boolean {
    return this.begins.some(({ refusal }) => refusal === null);
  }

  /** To whom an offer may be made now, and why not to others. */
  get begins(): readonly MenuEntry[] {
    return this.#besides?.begins.filter(({ does }) => does.verb === "offer") ?? [];
  }

  get whom(): number | null {
    return this.#season === this.#play.view.season ? this.#whom : null;
  }

  /** What has been asked so far; until the server has answered, what was asked last. */
  get fields(): readonly Field[] {
    return this.#reached?.whom === this.whom ? this.#reached.fields : [];
  }

  field(name: string): Field | null {
    return this.fields.find((each) => each.name === name) ?? null;
  }

  /** What the reader sees there: the wish at once, else what is said. */
  value(name: string): string | null {
    const wish = this.#wishes[name];
    const field = this.field(name);
    if (wish !== undefined && field?.menu.some(({ action, refusal }) => action === wish && refusal === null)) return wish;
    return field?.entry?.action ?? null;
  }

  /** The offer that this one answers, as long as it is open and says the same. */
  get countered(): Offer | null {
    if (this.#countered === null) return null;
    const told = JSON.stringify(this.#countered);
    return this.#play.view.talk.offers.find((each) => JSON.stringify(each) === told) ?? null;
  }

  get whole(): boolean {
    return (this.#reached?.whole ?? false) && this.#reached?.whom === this.whom && !this.#busy;
  }

  get busy(): boolean {
    return this.#busy || this.#sending;
  }

  /** Why it cannot be sent as it is: that of the step at which it ends. */
  get refused(): MenuEntry | null {
    const last = this.fields.at(-1);
    return last && last.entry === null ? (last.menu.find(({ refusal }) => refusal !== null) ?? null) : null;
  }

  // --- what the reader does -----------------------------------------------------------------------------------

  turnTo(whom: number): void {
    if (this.whom === whom) return;
    if (this.whom === null) this.#wishes = {};
    this.#begin(whom, null);
  }

  wish(name: string, action: string): void {
    this.#wishes = { ...this.#wishes, [name]: action };
    void this.#walk();
  }

  /** Something has happened: what was asked may be asked otherwise now. */
  refresh(): void {
    if (this.whom !== null && this.#whenNow !== this.#when) void this.#walk();
  }

  /** An offer of somebody's the other way round, to be changed. */
  counter(offer: Offer): void {
    const { coins, ronin, asked_coins, asked_ronin, ally, promise, asked_promise } = offer;
    this.#wishes = {
      ...{ alliance: ally ? "alliance" : "no_alliance", circle: offer.private ? "secretly" : "openly" },
      ...{ coins: `coins ${asked_coins}`, ronin: `ronin ${asked_ronin}` },
      ...{ "asked-coins": `coins ${coins}`, "asked-ronin": `ronin ${ronin}` },
      ...wordsFor("promise", asked_promise),
      ...wordsFor("asked-promise", promise),
    };
    this.#begin(offer.giver, offer);
  }

  #begin(whom: number, countered: Offer | null): void {
    this.#whom = whom;
    this.#season = this.#play.view.season;
    this.#countered = countered;
    void this.#walk();
  }

  clear(): void {
    this.#turn += 1;
    this.#whom = null;
    this.#countered = null;
    this.#wishes = {};
    this.#reached = null;
    this.#busy = false;
    this.#remember();
  }

  async send(): Promise<boolean> {
    const { whom } = this;
    if (!this.whole || this.#sending || whom === null) return false;
    this.#sending = true;
    const done = (await this.#besides?.act(this.#said(whom, this.fields))) ?? false;
    if (done) await this.#declineCountered();
    this.#sending = false;
    if (done) this.clear();
    else void this.#walk();
    return done;
  }

  /**
   * R-29.N.4 knows no offer that was countered: it is declined, right after the offer that takes its place, so that nobody
   * thinks in between that there is nothing to talk about any more.
   */
  async #declineCountered(): Promise<void> {
    const offer = this.countered;
    const decline = offer && answerTo(this.#play, offer, "decline");
    if (decline) await give(this.#play, decline);
  }

  // --- step by step -------------------------------------------------------------------------------------------

  get #whenNow(): string {
    const { n, at } = this.#play.position;
    return `${this.#besides?.heard ?? ""}/${n}/${at}`;
  }

  #said(whom: number, fields: readonly Field[]): string[] {
    const first = this.begins.find(({ does }) => Number(does.player) === whom + 1)?.action ?? "";
    return [first, ...fields.flatMap(({ entry }) => (entry ? [entry.action] : []))];
  }

  async #next(said: readonly string[]): Promise<NextWords | null> {
    const words = said.join("\n");
    const known = this.#known.get(words);
    if (known !== undefined) return known;
    const next = (await this.#besides?.next(said)) ?? null;
    if (next !== null) this.#known.set(words, next);
    return next;
  }

  get #laid(): Laid | null {
    const { whom } = this;
    if (whom === null || this.#season === null) return null;
    return { whom, season: this.#season, wishes: this.#wishes, countered: this.#countered };
  }

  #remember(): void {
    const { id, seat } = this.#play;
    if (seat !== null) laidOffers.remember(id, seat, this.#laid);
  }

  async #walk(): Promise<void> {
    const turn = ++this.#turn;
    const { whom } = this;
    this.#remember();
    if (whom === null) return;
    if (this.#when !== this.#whenNow) this.#known.clear();
    this.#when = this.#whenNow;
    this.#busy = true;
    const reached = await this.#stepOn(whom);
    if (turn !== this.#turn) return;
    this.#busy = false;
    this.#reached = reached;
  }

  async #stepOn(whom: number): Promise<Reached> {
    const fields: Field[] = [];
    for (let step = 0; step < MOST_STEPS; step++) {
      const next = await this.#next(this.#said(whom, fields));
      if (next === null) break;
      if (next.whole) return { whom, fields, whole: true };
      const field = this.#filled(nameOf(next.prompt?.key ?? "", fields), next.menu);
      fields.push(field);
      if (field.entry === null) break;
    }
    return { whom, fields, whole: false };
  }

  #filled(name: string, menu: readonly MenuEntry[]): Field {
    const legal = menu.filter(({ refusal }) => refusal === null);
    const wanted = [this.#wishes[name], USUAL[name]].map((wish) => legal.find(({ action }) => action === wish));
    const first = MUST_BE_CHOSEN.has(name) ? null : (legal[0] ?? null);
    return { name, menu, entry: wanted[0] ?? wanted[1] ?? first };
  }
}

function nameOf(key: string, before: readonly Field[]): string {
  const name = key.startsWith(PROMPT) ? key.slice(PROMPT.length) : key;
  const promise = before.findLast((field) => MUST_BE_CHOSEN.has(field.name))?.name;
  return ABOUT.has(name) && promise !== undefined ? `${promise}-${name}` : name;
}

/** The wishes that say a promise. */
function wordsFor(name: string, word: Word | null): Record<string, string> {
  if (word === null) return { [name]: "promise none" };
  const { kind, mandate, province, advantage, kami, coins, ronin } = word;
  return {
    [name]: `promise ${kind}`,
    ...(mandate && { [`${name}-mandate`]: `about ${mandate}` }),
    ...(advantage && { [`${name}-advantage`]: `about_advantage ${advantage}` }),
    ...(province && { [`${name}-province`]: `at ${province}` }),
    ...(kami && { [`${name}-shrine`]: `shrine ${kami}` }),
    ...(coins !== null && { [`${name}-coins-later`]: `coins ${coins}` }),
    ...(ronin !== null && { [`${name}-ronin-later`]: `ronin ${ronin}` }),
  };
}

const known = new WeakMap<object, Composing>();

/** Of this page; the same each time. */
export function composingOf(play: Play<View>): Composing {
  const found = known.get(play) ?? untrack(() => new Composing(play));
  known.set(play, found);
  return found;
}
