// What the prompt bar says: whose turn it is, what is asked, and what is worth knowing meanwhile.

import { called } from "../../lib/names";
import { crestOf } from "../../lib/parties";
import type { MenuEntry, Message, Seat } from "../../lib/protocol";
import type { Crest } from "../../lib/sprite";
import { listed } from "../../lib/tables";
import { t } from "../../lib/text.svelte";
import type { TableModel } from "../live/table.svelte";
import { isBot } from "../seats/roles";

export interface Standing {
  kind: "asked" | "bots" | "others" | "substituted" | "over";
  /** A message of the game, or words of the table. */
  sentence: Message | string;
  line: Message | string;
  /** Whether the line says no more than that something may be chosen. */
  idle?: boolean;
  /** The icon of the seal; or the crest of whoever acts. */
  icon: string;
  seal: boolean;
  crest: Crest | null;
  /** Whether a player's name is part of words of the table. */
  named: true | undefined;
}

export function standing(model: TableModel): Standing {
  if (model.position.over) return overNow(model);
  if (model.substituted) return substituted(model);
  if (model.position.forced) return forced(model, model.position.forced.seat);
  return model.yourTurn ? asked(model) : others(model);
}

function overNow(model: TableModel): Standing {
  const icon = "winner";
  return {
    kind: "over",
    sentence: winnersLine(model.position.winners, model.names, model.seat),
    line: t("table-over-line"),
    icon,
    seal: true,
    crest: null,
    named: true,
  };
}

/** Who has won, as a heading. */
export function winnersLine(winners: readonly number[], names: readonly string[], seat: number | null): string {
  const [first, ...more] = winners;
  if (first === undefined) return t("table-over");
  if (more.length > 0) return t("table-won-shared", { names: listed(winners.map((each) => names[each] ?? "")) });
  return first === seat ? t("table-won-you") : t("table-won", { name: names[first] ?? "" });
}

function substituted(model: TableModel): Standing {
  const crest = model.seat === null ? null : crestOf(model.parties, model.seat);
  return {
    ...{ kind: "substituted", sentence: t("table-substituted"), line: t("table-substituted-line") },
    ...{ icon: "bot", seal: false, crest, named: undefined },
  };
}

/** Between two moves of which the second is forced: who is about to be moved, and that nobody is asked. */
function forced(model: TableModel, seat: number): Standing {
  const own = seat === model.seat;
  return {
    ...{ kind: "others", line: "", icon: "clock", seal: false, crest: crestOf(model.parties, seat), named: own ? undefined : true },
    sentence: own ? t("table-forced-you") : t("table-forced", { name: model.names[seat] ?? "" }),
  };
}

function asked(model: TableModel): Standing {
  const { position, game, chosen, gathering } = model;
  const icon = game.promptIcon(position);
  if (gathering) {
    const { sentence, line, idle = false } = gathering;
    return { kind: "asked", sentence, line: line ?? "", idle, icon, seal: true, crest: null, named: undefined };
  }
  const said = chosen ? foreseen(model, chosen) : (laid(model) ?? { sentence: question(model), ...hint(model) });
  return { kind: "asked", ...said, icon, seal: true, crest: null, named: undefined };
}

const question = ({ position }: TableModel): Message | string => position.prompt ?? t("table-your-turn");

/** What a choice would mean: the game's own words for it, else the question with what stands beside the choice. */
function foreseen(model: TableModel, chosen: MenuEntry): Pick<Standing, "sentence" | "line" | "idle"> {
  const { game, view, seat } = model;
  const told = game.foretell?.(chosen, model);
  const line = told ? (told.line ?? "") : (game.detail(chosen, view, seat) ?? game.remark(chosen, view, seat) ?? "");
  return { sentence: told?.sentence ?? question(model), line, idle: line === "" };
}

/** Of an answer of several picks: what more is asked, and that nobody knows of it yet. */
function laid(model: TableModel): Pick<Standing, "sentence" | "line"> | null {
  const picks = model.draft.laid.length;
  if (picks === 0) return null;
  const sentence = model.draft.whole ? t("table-draft-whole") : question(model);
  return { sentence, line: t("table-draft-line", { picks }) };
}

function hint(model: TableModel): Pick<Standing, "line" | "idle"> {
  const told = model.game.hint?.(model.position);
  if (told) return { line: told };
  const open = model.menu.filter((entry) => entry.refusal === null).length;
  return open === 1 ? { line: t("table-only-choice") } : { line: t("table-choose-hint"), idle: true };
}

function others(model: TableModel): Standing {
  const { position, table } = model;
  const acting = position.deciders.flatMap((each) => table.seats[each] ?? []);
  const alone = acting.length === 1 ? acting[0] : undefined;
  // A question to one player names that player; a question to all is only meant for those who are asked.
  const saidOfOne = acting.length < 2 && position.prompt && "seat" in position.prompt.values ? position.prompt : null;
  const waiting = t("table-waiting-for", { names: listed(acting.map((each) => called(each.name))) });
  return {
    kind: acting.length > 0 && acting.every(isBot) ? "bots" : "others",
    sentence: saidOfOne ?? waiting,
    line: acting.length === 0 ? "" : meanwhile(model, acting),
    icon: "clock",
    seal: false,
    crest: alone ? crestOf(model.parties, alone.seat) : null,
    named: true,
  };
}

function meanwhile({ seat, waitsReady }: TableModel, acting: Seat[]): string {
  if (seat === null) return t("table-watching-line");
  if (waitsReady) return t("table-ready-line");
  if (acting.every(isBot)) return t("table-bots-think", { bots: acting.length });
  const away = acting.filter((each) => !isBot(each) && !each.here);
  return away.length > 0
    ? t("table-away-line", { names: listed(away.map((each) => called(each.name))) })
    : t("table-others-line");
}
