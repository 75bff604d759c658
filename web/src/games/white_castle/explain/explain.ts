// Everything there is to say of a place or a card: numbers from the components, words from the catalogues. What an effect
// does is explained once for each word of the vocabulary, wherever it stands.

import type { ExplainedLine, Explaining, Explanation, Play } from "../../../lib/game";
import type { MenuEntry, Message, Player } from "../../../lib/protocol";
import {
  actionCardOf,
  BARRIERS,
  bundleOf,
  COURTIER_POINTS,
  DOMAIN_ROWS,
  gardenCardOf,
  keyOf,
  kindOf,
  lanternOf,
  OUTSIDES,
  PRICES,
  roomOf,
  ROUNDS,
  SEASONS,
  startingResourceOf,
  WELL,
  YARDS,
  type Block,
  type Bundle,
  type Effect,
} from "../components";
import { atGate, daimyoSlots, diceOn, inGarden, inRoom, inYard, type Group } from "../facts";
import { said } from "../names";
import { atWell, bundleWords, openIn, phrase } from "../phrases";
import type { BoardSpace, Colour, Garden, Room, Row, View, Yard } from "../view";
import { good, order } from "./goods";
import Mark from "./Mark.svelte";
import Picture from "./Picture.svelte";
import { again, byCourtier, byDie, climbing, costs, does, own, points, scores, when, have, you } from "./rows";

/** What the words of these effects mean, each once; goods need no explanation. */
function meaning(view: View, effects: readonly Effect[]): Message[] {
  return [...new Set(effects.map(({ op }) => op))].filter((op) => op !== "gain").map((op) => MEANS[op](view));
}

const MEANS: Record<Exclude<Effect["op"], "gain">, (view: View) => Message> = {
  gain_any: () => said("board-explain-any"),
  influence: () => said("board-explain-influence"),
  lantern: () => said("board-explain-lantern"),
  well: (view) => said("board-explain-well", { goods: atWell(view) }),
  courtiers: () =>
    said("board-explain-courtiers", {
      n: PRICES.audience_coins,
      pearls: PRICES.climb_pearls.floors_1,
      more: PRICES.climb_pearls.floors_2,
    }),
  gardeners: () => said("board-explain-gardeners"),
  warriors: () => said("board-explain-warriors"),
  domain: () => said("board-explain-domain"),
  castle_tile: () => said("board-explain-castle-tile"),
  castle_light: () => said("board-explain-castle-light"),
  decree: () => said("board-explain-decree"),
  one_main_action: () => said("board-explain-one-main-action"),
};

const effectsOf = (bundles: readonly Bundle[]): Effect[] => bundles.flatMap(({ effects }) => effects);
const words = (bundle: Bundle): Message => bundleWords(bundle);

// --- who is there, and you now ---------------------------------------------------------------------------------------

function here(view: View, groups: readonly Group[]): Message | null {
  const clans = view.clans.filter((clan) => groups.some(({ seat }) => seat === clan.seat));
  const who = clans.map(({ seat }): Player => ({ seat }));
  return who.length > 0 ? said("board-explain-here", { who }) : null;
}

// --- places -------------------------------------------------------------------------------------------------------

function garden(id: string, play: Play<View>): Explanation {
  const name = id as Garden;
  const card = gardenCardOf(play.view.gardens[name]);
  const colour = name.split("_")[0] as Colour;
  return {
    icon: `garden-${card.kind}`,
    title: said("board-word", { word: keyOf("garden", name) }),
    place: here(play.view, inGarden(play.view, name)),
    rows: [
      costs("food", said("board-cost-food", { n: card.food }), said("board-explain-garden-costs")),
      does([said("board-explain-sentence", { what: words(card) }), ...meaning(play.view, card.effects), said("board-explain-may")]),
      again(said("board-explain-garden-again", { rounds: ROUNDS - 1, dice: diceOn(play.view, colour).length })),
      scores(said("board-explain-at-end", { what: points(card.points) })),
    ],
    you: you(play, ["food", "coin"], "gardeners"),
    clauses: ["W-9.3.1", "W-13.3", "W-14.6"],
  };
}

const line = (block: Block, mark?: string): ExplainedLine => ({
  words: words(block),
  tone: block.dark ? "dark" : "light",
  ...(mark ? { mark } : {}),
});

function room(id: string, play: Play<View>): Explanation {
  const name = id as Room;
  const { card, tiles } = play.view.rooms[name];
  const { floor, value } = roomOf(name);
  const blocks = card === null ? [] : actionCardOf(card).blocks;
  const worth = floor === 1 ? COURTIER_POINTS.steward : COURTIER_POINTS.diplomat;
  return {
    icon: "castle",
    title: said("board-word", { word: keyOf("space", name) }),
    place: here(play.view, inRoom(play.view, name)),
    rows: [
      { on: said("board-explain-blocks"), lines: blocks.map((block, place) => line(block, tiles[place])), says: [] },
      ...(blocks.length > 0 ? [does(meaning(play.view, effectsOf(blocks)))].filter(({ says }) => says?.length) : []),
      byDie(said("board-explain-covers", { value }), said("board-explain-room-die")),
      byCourtier(said("board-explain-room-courtier")),
      scores(said("board-explain-courtier-scores", { what: points(worth) })),
    ],
    you: you(play, ["coin", "seal", "pearl"]),
    clauses: ["W-6.2", "W-5.5", "W-9.1.4", "W-14.4"],
  };
}

function daimyo(_id: string, play: Play<View>): Explanation {
  const slots = daimyoSlots(play.view);
  const lines = slots.map(({ effects, bundle, seat }): ExplainedLine => ({
    words: words(bundleOf(bundle)),
    gone: seat !== null && effects.length > 0,
  }));
  return {
    icon: "daimyo",
    title: said("board-word", { word: "space-daimyo-room" }),
    place: null,
    rows: [
      byCourtier(said("board-explain-daimyo-courtier")),
      does([said("board-explain-daimyo-slots")], lines),
      scores(said("board-explain-courtier-scores", { what: points(COURTIER_POINTS.daimyo) })),
    ],
    you: you(play, ["pearl"]),
    clauses: ["W-9.1.2", "W-9.1.6", "W-14.4"],
  };
}

function yard(id: string, play: Play<View>): Explanation {
  const name = id as Yard;
  const printed = YARDS.find((each) => each.id === name);
  const tiles = play.view.yards[name].map(bundleOf);
  return {
    icon: "yard",
    title: said("board-word", { word: keyOf("yard", name) }),
    place: here(play.view, inYard(play.view, name)),
    rows: [
      costs("iron", said("board-cost-iron", { n: printed?.iron ?? 0 }), said("board-explain-yard-costs")),
      does(meaning(play.view, effectsOf(tiles)), tiles.map((tile) => ({ words: words(tile) }))),
      scores(said("board-explain-yard-scores", { what: points(printed?.points ?? 0) })),
    ],
    you: you(play, ["iron"], "warriors"),
    clauses: ["W-9.2.1", "W-14.5"],
  };
}

function well(_id: string, play: Play<View>): Explanation {
  return {
    icon: "well",
    title: said("board-word", { word: "space-well" }),
    place: null,
    rows: [
      byDie(said("board-explain-against", { value: WELL.value }), said("board-explain-well-die")),
      does([said("board-explain-sentence", { what: said("bundle", { effects: atWell(play.view) }) })]),
    ],
    you: you(play, ["seal", "coin"]),
    clauses: ["W-7.2", "W-7.3", "W-10.3"],
  };
}

function outside(id: string, play: Play<View>): Explanation {
  const printed = OUTSIDES.find((each) => each.id === id);
  const actions = (printed?.options ?? []).map(bundleOf);
  return {
    icon: "die",
    title: said("board-word", { word: keyOf("space", id) }),
    place: said("board-opens-outside", { space: keyOf("space", id) }),
    rows: [
      byDie(said("board-explain-covers", { value: printed?.value ?? 0 }), said("board-explain-outside-die")),
      does(meaning(play.view, effectsOf(actions))),
    ],
    you: you(play, ["coin", "food", "iron", "pearl"]),
    clauses: ["W-7.1", "W-5.5", "W-9.1"],
  };
}

function gate(_id: string, play: Play<View>): Explanation {
  return {
    icon: "courtier",
    title: said("board-word", { word: "board-at-gate" }),
    place: here(play.view, atGate(play.view)),
    rows: [
      costs("coin", said("board-cost-coin", { n: PRICES.audience_coins }), said("board-explain-gate-costs")),
      again(said("board-explain-gate-again", { pearls: climbing() })),
      scores(said("board-explain-courtier-scores", { what: points(COURTIER_POINTS.gate) })),
    ],
    you: you(play, ["coin", "pearl"], "courtiers"),
    clauses: ["W-9.1.1", "W-9.1.2", "W-14.4"],
  };
}

function bridge(id: string, play: Play<View>): Explanation {
  const colour = id as Colour;
  const clan = own(play);
  return {
    icon: "die",
    title: said("board-word", { word: keyOf("board-bridge", colour) }),
    place: said("board-explain-dice", { dice: diceOn(play.view, colour).length }),
    rows: [
      does([said("board-explain-bridge-does")]),
      { on: said("board-explain-left-end"), says: [said("board-explain-bridge-lantern")] },
      when(said("board-explain-bridge-when")),
    ],
    you: clan && clan.lit.length > 0 ? said("board-explain-you-lit", { goods: clan.lit }) : null,
    clauses: ["W-5.1", "W-5.7", "W-4.1"],
  };
}

function season(_id: string, play: Play<View>): Explanation {
  const clan = own(play);
  const lines = SEASONS.map(({ season, first, last, points: flat, points_per_space }): ExplainedLine => {
    const [least, most] = points_per_space ? [points_per_space[0] ?? 0, points_per_space.at(-1) ?? 0] : [flat ?? 0, flat ?? 0];
    const key = least === most ? "board-explain-season" : "board-explain-season-rising";
    return { words: said(key, { season, first, last, least, points: most }) };
  });
  return {
    icon: "influence",
    title: said("board-word", { word: "board-good-influence" }),
    place: null,
    rows: [
      does([
        said("board-explain-influence"),
        said("board-explain-barriers", {
          spaces: BARRIERS.map(({ enter }) => String(enter)),
          seals: BARRIERS.map(({ seals }) => String(seals)),
        }),
      ]),
      when(said("board-explain-season-order")),
      { on: said("table-explain-scores"), lines },
    ],
    you: clan ? said("board-explain-you-season", { space: clan.influence, goods: have(clan, ["seal"]) }) : null,
    clauses: ["W-12.1", "W-12.3", "W-13.1", "W-14.3"],
  };
}

// --- the domain ------------------------------------------------------------------------------------------------------

function row(id: string, play: Play<View>): Explanation | null {
  const printed = DOMAIN_ROWS.find((each) => each.id === id);
  const clan = own(play);
  if (!printed) return null;
  return {
    icon: "domain",
    title: said("board-word", { word: keyOf("space", id) }),
    place: null,
    rows: [
      byDie(
        said(`board-explain-row-${printed.colour}`),
        said("board-explain-against", { value: printed.value }),
      ),
      does([...(clan ? [said("board-explain-row-open", { goods: openIn(clan, printed.id) })] : []), said("board-explain-row-card")]),
      again(said("board-explain-row-leave")),
    ],
    you: you(play, ["coin"], printed.id),
    clauses: ["W-8.1", "W-8.2", "W-8.3"],
  };
}

function card(id: string, play: Play<View>): Explanation {
  const { blocks } = actionCardOf(id);
  return {
    icon: "castle-tile",
    title: said("board-word", { word: keyOf("card", id) }),
    place: null,
    rows: [
      { on: said("board-explain-blocks"), lines: blocks.map((block) => line(block)), says: [] },
      ...[does(meaning(play.view, effectsOf(blocks)))].filter(({ says }) => says?.length),
      when(said("board-explain-card-when")),
      again(said("board-explain-card-again", { reward: phrase(lanternOf(id)) })),
    ],
    you: null,
    clauses: ["W-8.2", "W-8.3", "W-11.3"],
  };
}

function lantern(id: string, play: Play<View>): Explanation {
  const clan = own(play);
  return {
    icon: "lantern",
    title: said("board-lantern", { reward: phrase(lanternOf(id)) }),
    place: null,
    rows: [does([said("board-explain-lantern")]), when(said("board-explain-lantern-when"))],
    you: clan && clan.lit.length > 0 ? said("board-explain-you-lit", { goods: clan.lit }) : null,
    clauses: ["W-11.2", "W-11.3", "W-11.4"],
  };
}

/** A pair of the draft, named by its two cards. */
function pair(id: string, play: Play<View>): Explanation {
  const [resource = "", action = ""] = id.split("+");
  const start = startingResourceOf(resource);
  const effects = effectsOf(actionCardOf(action).blocks);
  return {
    icon: "purse",
    title: said("board-word", { word: keyOf("card", action) }),
    place: null,
    rows: [
      { on: said("board-start-with"), says: [said("board-explain-sentence", { what: said("bundle", { effects: start.effects.map(phrase) }) }), ...meaning(play.view, start.effects)] },
      does([...meaning(play.view, effects), said("board-explain-card-when")]),
      again(said("board-explain-pair-again", { reward: phrase(start.lantern) }), said("board-explain-lantern")),
    ],
    you: null,
    clauses: ["W-3.4.4", "W-8.2", "W-11.3"],
  };
}

const SORTS: Record<string, (id: string, play: Play<View>) => Explanation | null> = {
  ...{ garden, room, daimyo, yard, well, outside, gate, bridge, season },
  ...{ row, card, lantern, pair, good, order },
};

function explain(thing: string, play: Play<View>): Explanation | null {
  const [sort = "", id = ""] = thing.split(":");
  return SORTS[sort]?.(id, play) ?? null;
}

// --- choices --------------------------------------------------------------------------------------------------------

function about({ does: { verb, ...with_ }, action }: MenuEntry, view: View): string | null {
  const [, first = "", second = ""] = action.split(" ");
  switch (verb) {
    case "draft": {
      const found = view.pairs.find(({ resource }) => resource === first);
      return found ? `pair:${found.resource}+${found.action}` : null;
    }
    case "take":
      return `bridge:${first}`;
    case "place":
      return spaceThing(first as BoardSpace | Row);
    case "ascend":
      return second === "daimyo_room" ? "daimyo:" : `room:${second}`;
    case "admit":
      return `room:${first}`;
    case "audience":
      return "gate:";
    case "train":
      return `yard:${first}`;
    case "tend":
    case "allot":
      return `garden:${first}`;
    case "cross":
      return "season:";
    case "resolve":
      return `row:${with_["row"] ?? first}`;
    case "perform":
      return bundleThing(first, view);
    default:
      return null;
  }
}

function spaceThing(space: BoardSpace | Row): string {
  if (space === "well") return "well:";
  if (space.startsWith("outside")) return `outside:${space}`;
  return DOMAIN_ROWS.some(({ id }) => id === space) ? `row:${space}` : `room:${space}`;
}

/** Where what is performed lies: on a garden, in a yard, at the daimyo's, on a card of the castle or of the domain. */
function bundleThing(bundle: string, view: View): string | null {
  const [holder = ""] = bundle.split(".");
  const inIt = <Name extends string>(things: Record<Name, unknown>, has: (name: Name) => boolean): Name | undefined =>
    (Object.keys(things) as Name[]).find(has);
  if (bundle === "well") return "well:";
  const planted = inIt(view.gardens, (name) => view.gardens[name] === bundle);
  if (planted) return `garden:${planted}`;
  const trained = inIt(view.yards, (name) => view.yards[name].includes(bundle));
  if (trained) return `yard:${trained}`;
  const lies = inIt(view.rooms, (name) => view.rooms[name].card === holder);
  if (lies) return `room:${lies}`;
  if (holder === view.daimyo.card) return "daimyo:";
  const kind = bundle.includes(".") ? kindOf(holder) : null;
  return kind === "steward" || kind === "diplomat" || kind === "starting_action" ? `card:${holder}` : null;
}

const PICTURED = /^(garden|room|yard|daimyo|well|outside|card):/;

export const explaining: Explaining<View> = {
  explain,
  about,
  role: () => "order:",
  Picture,
  pictured: (thing) => PICTURED.test(thing),
  Mark,
};
