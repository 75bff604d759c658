// All that is told over the board: each battle, each war as a whole, the winter.

import type { Told } from "../../../board/told";
import type { Play } from "../../../lib/game";
import type { Line, Message } from "../../../lib/protocol";
import type { Words } from "../../../lib/text.svelte";
import { provinceKey, said, seasonKey } from "../names";
import type { View } from "../view";
import { winterIn, type Winter } from "../winter/winter";
import { gainsOf, warsIn, type Field, type War } from "./wars";

export interface Chapter {
  told: Told;
  /** Null: the winter. */
  war: War | null;
  /** The battle that is told; null: the whole. */
  field: Field | null;
  winter: Winter | null;
}

/** The last one last. */
export function chronicleOf(play: Play<View>, words: Words): Chapter[] {
  const { log, position } = play;
  const say = (message: Message): string => words.say(message, play.names, play.seat);
  const winter = winterIn(log, position.at);
  const wars = warsIn(log, position.at).flatMap((war) => warTold(war, say));
  return winter ? [...wars, winterTold(winter, log, say)] : wars;
}

type Say = (message: Message) => string;

function warTold(war: War, say: Say): Chapter[] {
  if (war.fields.length === 0 && !war.over) return [];
  const battles = war.fields.filter(({ fight, over }) => fight !== null && over);
  return [...battles.map((field) => battleTold(war, field, say)), wholeTold(war, say)];
}

const chapterOf = ({ season }: War): string => `war ${season}`;

function battleTold(war: War, field: Field, say: Say): Chapter {
  const values = { province: provinceKey(field.province), number: field.number };
  const told: Told = {
    ...{ chapter: chapterOf(war), sums: false, over: true, until: field.until, icon: "war" },
    ...{ title: say(said("war-told-title", values)), short: say(said("war-told-last", values)) },
    ...{ sentence: field.told ? say(field.told.message) : "", line: gainsSaid({ before: [], fields: [field] }, say) },
  };
  return { told, war, field, winter: null };
}

function wholeTold(war: War, say: Say): Chapter {
  const season = { season: seasonKey(war.season) };
  const title = say(said("war-whole-title", season));
  const told: Told = {
    ...{ chapter: chapterOf(war), sums: true, over: war.over, until: war.until, icon: "war" },
    ...{ title, short: title, sentence: say(said(war.over ? "war-whole-over" : "war-whole-so-far", season)) },
    line: gainsSaid(war, say),
  };
  return { told, war, field: null, winter: null };
}

/** Who gained and lost how many points. */
function gainsSaid(told: Pick<War, "before" | "fields">, say: Say): string {
  const gains = gainsOf(told);
  if (gains.length === 0) return say(said("war-gains-none"));
  return say(said("war-gains", { gains: gains.map(({ seat, sum }) => said("war-gain", { seat, points: signed(sum) })) }));
}

/** What was gained and lost again is neither. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : points > 0 ? `+${points}` : "0");

function winterTold(winter: Winter, log: readonly Line[], say: Say): Chapter {
  const title = say(said("winter-title"));
  const won = winter.lines.find(({ event }) => event.event === "wins");
  const told: Told = {
    ...{ chapter: "winter", sums: true, over: won !== undefined, until: log.length, title, short: title, icon: "winter" },
    ...{ sentence: won ? say(won.message) : title, line: "" },
  };
  return { told, war: null, field: null, winter };
}

/** What happened in a war between the battle before and this one: in the order in which it was told. */
export function meanwhileIn({ before, fields }: War, { number }: Field): Line[] {
  const earlier = fields.slice(0, number - 1);
  const since = earlier.slice(earlier.findLastIndex(({ fight }) => fight !== null) + 1);
  const peaceful = since.flatMap(({ told, lines }) => (told ? [told, ...lines] : lines));
  return since.length === earlier.length ? [...before, ...peaceful] : peaceful;
}
