// What a key tells somebody who does not see the table. Only what this reader is shown anyway, in words.

import type { BoardPlace } from "../../lib/game";
import type { MenuEntry, Message } from "../../lib/protocol";
import type { Wordiness } from "../../lib/settings.svelte";
import { listed } from "../../lib/spoken";
import { t } from "../../lib/text.svelte";
import type { TableModel } from "../live/table.svelte";
import { roleOf } from "../seats/roles";
import { spoken } from "../since/retold";

const sentence = (model: TableModel, message: Message): string => model.words.say(message, model.names, model.seat);

/** Whose turn it is, then everybody's points; with more words also what they have and whom they play. */
export function standings(model: TableModel, wordiness: Wordiness): string {
  return model.parties.map(({ place }) => standing(model, place, wordiness)).join(" ");
}

function standing(model: TableModel, place: number, wordiness: Wordiness): string {
  const { position, game } = model;
  const name = model.names[place] ?? "";
  const points = position.scores[place] ?? 0;
  const goods = game.goods(position.view, place).map(({ value, label }) => `${sentence(model, label)} ${value}`);
  const role = roleOf(game, position, place);
  const more = [
    ...(wordiness === "all" && role ? [sentence(model, role)] : []),
    ...(wordiness === "few" ? [] : goods),
    ...(position.deciders.includes(place) ? [t("table-told-asked")] : []),
  ];
  return t("table-told-standing", { name, points, more: more.length > 0 ? `, ${more.join(", ")}` : "" });
}

/** What is asked, and what may be answered. */
export function mayDo(model: TableModel, wordiness: Wordiness): string {
  const { prompt } = model.position;
  const question = prompt ? sentence(model, prompt) : t("table-your-turn");
  if (!model.yourTurn) return prompt ? question : t("table-choices-none");
  const open = model.menu.filter((entry) => entry.refusal === null);
  const count = t("table-told-choices", { choices: open.length });
  if (wordiness === "few") return `${question} ${count}`;
  const barred = wordiness === "all" ? model.menu.filter((entry) => entry.refusal !== null) : [];
  return [question, count, ...open.map((entry) => choice(model, entry)), ...barred.map((entry) => refused(model, entry))].join(" ");
}

const choice = (model: TableModel, entry: MenuEntry): string => `${sentence(model, entry.label)};`;

const refused = (model: TableModel, entry: MenuEntry): string =>
  `${t("table-told-barred", { choice: sentence(model, entry.label) })} ${entry.refusal ? sentence(model, entry.refusal) : ""}`;

/** A place: its name, what is there, what it borders, and whether it may be chosen now. */
export function placeTold(model: TableModel, place: BoardPlace, all: readonly BoardPlace[], wordiness: Wordiness): string {
  const name = sentence(model, place.name);
  const there = place.there.map((each) => sentence(model, each));
  const next = place.borders.flatMap((id) => all.find((each) => each.id === id) ?? []);
  const borders = next.map((each) => sentence(model, each.name)).join(", ");
  return listed([
    name,
    ...(entryAt(model, place) ? [t("table-told-may-choose")] : []),
    ...there,
    ...(wordiness !== "few" && borders ? [t("table-told-borders", { places: borders })] : []),
  ]);
}

/** The first choice that may be made and is about this place. */
export function entryAt(model: TableModel, place: BoardPlace): MenuEntry | null {
  const { placeOf } = model.game;
  if (!placeOf || !model.yourTurn) return null;
  const about = (entry: MenuEntry): boolean => entry.refusal === null && placeOf(entry, model.view) === place.id;
  return model.menu.find(about) ?? null;
}

/** What the others did since the reader's last turn; with few words only the last of it. */
export function since(model: TableModel, wordiness: Wordiness): string {
  const { tales } = model.meanwhile;
  if (tales.length === 0) return t("table-told-nothing-since");
  return spoken(wordiness === "few" ? tales.slice(-1) : tales, model);
}
