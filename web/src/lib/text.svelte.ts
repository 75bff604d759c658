// The language of the reader and its catalogues, loaded when they are needed.

import { untrack } from "svelte";
import * as languages from "../../../src/chabudai/text/languages.toml";
import { getWords, speakIn } from "./api";
import { Words, type Values } from "./catalogue";

export { Words, type Piece, type Values } from "./catalogue";
export type Language = string;

const SPOKEN: readonly { id: Language; name: string; long_words: boolean }[] = languages.language;
/** English with accents, for the tests: nobody is offered it. */
const PSEUDO = "pseudo";
const FIRST = SPOKEN[0]?.id ?? "en";

export const LANGUAGES: readonly Language[] = SPOKEN.map(({ id }) => id);
/** Each language in its own words, so that everybody finds theirs. */
export const nameOfLanguage = (wanted: Language): string => SPOKEN.find(({ id }) => id === wanted)?.name ?? "Pseudo";

const STORED = "chabudai.language";
const FRAME = "";

type Sources = Record<string, () => Promise<string>>;
const frameSources: Sources = {
  ...import.meta.glob<string>("../../../src/chabudai/text/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../table/text/*.ftl", { query: "?raw", import: "default" }),
};
const gameSources: Sources = {
  ...import.meta.glob<string>("../../../src/chabudai/games/*/text/*.ftl", { query: "?raw", import: "default" }),
  ...import.meta.glob<string>("../games/**/text/*.ftl", { query: "?raw", import: "default" }),
};

let current = $state<Language>(FIRST);
let catalogues = $state.raw<Record<string, Words>>({});
const games = new Set<string>();

export function language(): Language {
  return current;
}

/** The tag for `lang` attributes, dates and numbers. */
export function locale(): string {
  return spokenAs(current);
}

const spokenAs = (wanted: Language): Language => (wanted === PSEUDO ? FIRST : wanted);

/** What style sheets need to know of it. */
function tell(wanted: Language): void {
  const { documentElement: root } = document;
  root.lang = spokenAs(wanted);
  speakIn(wanted);
  if (SPOKEN.find(({ id }) => id === wanted)?.long_words) root.dataset["longWords"] = "";
  else delete root.dataset["longWords"];
}

/** Takes effect when every catalogue in use has arrived, so that no sentence is ever half translated. */
export async function setLanguage(wanted: Language): Promise<void> {
  await Promise.all([FRAME, ...games].map((game) => load(game, wanted)));
  current = wanted;
  tell(wanted);
  localStorage.setItem(STORED, wanted);
}

/** The stored language, else the first of the browser's that we speak. */
export function preferredLanguage(): Language {
  const stored = localStorage.getItem(STORED);
  if (stored !== null && [...LANGUAGES, PSEUDO].includes(stored)) return stored;
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return spoken.find((tag) => LANGUAGES.includes(tag)) ?? FIRST;
}

/** What is chosen in one window of this browser holds in all of them. */
export function followOtherWindows(): void {
  addEventListener("storage", ({ key }) => {
    if (key === STORED) void setLanguage(preferredLanguage()).catch(() => undefined);
  });
}

/** The words of the frame. */
export function t(key: string, values?: Values): string {
  return frameWords().t(key, values);
}

export function frameWords(): Words {
  return wordsOf(FRAME);
}

/** The words of a game with those of the frame; only the frame's until `loadWords` is done. */
export function wordsOf(game: string): Words {
  const words = catalogues[`${game}/${current}`] ?? catalogues[`${FRAME}/${current}`];
  if (!words) throw new Error("setLanguage comes first");
  return words;
}

export async function loadWords(game: string): Promise<void> {
  games.add(game);
  // whoever waits for a game need not wait anew when the language changes: `setLanguage` loads it
  await untrack(() => load(game, current));
}

async function load(game: string, wanted: Language): Promise<void> {
  const name = `${game}/${wanted}`;
  if (catalogues[name]) return;
  const spoken = spokenAs(wanted);
  const sources = await Promise.all([...found(frameSources, "", `/${spoken}.ftl`), ...wordsIn(game, spoken)]);
  catalogues = { ...catalogues, [name]: new Words(wanted, sources) };
}

/** The own words of a game. Whoever adds one to the server need not build the client anew: it asks for them. */
function wordsIn(game: string, spoken: string): Promise<string>[] {
  if (game === FRAME) return [];
  const built = found(gameSources, `/${game}/`, `/${spoken}.ftl`);
  return built.length > 0 ? built : [getWords(game, spoken)];
}

function found(sources: Sources, folder: string, file: string): Promise<string>[] {
  return Object.entries(sources)
    .filter(([path]) => path.endsWith(file) && path.includes(folder))
    .map(([, source]) => source());
}
