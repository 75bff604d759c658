// Everything there is to say of a province, a card, or the tower: numbers from the components, words from the catalogues.

import type { ExplainedRow, Explaining, Explanation, Play } from "../../../lib/game";
import type { MenuEntry, Message } from "../../../lib/protocol";
import { actionOf, BUILDINGS, eventOf, isMoved, keyOf, neighboursOf, provinceOf, regionOf, sideOf, type ProvinceCard, type Region, type Side } from "../components";
import { ACTION_ICON, EFFECT_ICON, SPECIAL_ICON } from "../icons";
import { actionKey, buildingKey, eventKey, provinceKey, regionKey, said, specialKey } from "../names";
import { inTower, inTray, sumOf } from "../tower/heaps";
import type { Action, Player, Province, Special, View } from "../view";

const costs = (chests: number): ExplainedRow => ({
  on: said("table-explain-costs"),
  prices: [{ icon: "chest", words: said("phrase-chests", { chests }) }],
});
const does = (...says: Message[]): ExplainedRow => ({ on: said("table-explain-does"), says });
const when = (...says: Message[]): ExplainedRow => ({ on: said("table-explain-when"), says });
const scores = (...says: Message[]): ExplainedRow => ({ on: said("table-explain-scores"), says });

const own = ({ view, seat }: Play<View>): Player | undefined => view.players[seat ?? -1];
const word = (key: string): Message => said("board-word", { word: key });

function held(id: Province, { view }: Play<View>): Message {
  const land = view.provinces[id];
  if (!land) return said("board-explain-closed");
  if (land.owner === null) return said("board-explain-neutral");
  return said("board-explain-held", { seat: land.owner, armies: land.armies });
}

function province(name: string, play: Play<View>): Explanation {
  const { view } = play;
  const id = name as Province;
  const card = provinceOf(id);
  const land = view.provinces[id];
  const region = regionOf(id, sideOf(view));
  const { buildings, unrest } = land ?? { buildings: [], unrest: 0 };
  const neighbours = land ? neighboursOf(id, view).map(provinceKey) : [];
  return {
    icon: "flag",
    title: said("board-explain-province", { province: provinceKey(id) }),
    place: held(id, play),
    rows: [
      does(said("board-explain-yields", { tax: card.tax, rice: card.rice })),
      {
        on: said("board-explain-sites"),
        says: [
          said("board-explain-sites-free", { free: card.slots - buildings.length, slots: card.slots }),
          ...(buildings.length > 0 ? [said("board-explain-built", { buildings: buildings.map(buildingKey) })] : []),
        ],
      },
      ...(unrest > 0 ? [{ on: said("board-explain-unrest-on"), says: [said("board-explain-unrest", { markers: unrest })] }] : []),
      ...(neighbours.length > 0
        ? [{ on: said("board-explain-neighbours"), says: [said("board-explain-list", { words: neighbours })] }]
        : []),
      scores(said("board-explain-region", { region: regionKey(region) }), ...moved(card, sideOf(view))),
    ],
    you: null,
    clauses: ["S-1.3", "S-1.6", "S-13.1"],
  };
}

/** Where it counts on the other side of the board, which most players know better. */
function moved({ id, region: { sun } }: ProvinceCard, side: Side): Message[] {
  return isMoved(id, side) ? [said("board-explain-moon", { region: regionKey(sun) })] : [];
}

const CLAUSE_OF: Record<Action, string> = {
  castle: "S-8.10",
  temple: "S-8.10",
  theatre: "S-8.10",
  rice: "S-8.11",
  tax: "S-8.12",
  deploy5: "S-8.13",
  deploy3: "S-8.14",
  deploy1_move: "S-8.15",
  battle_a: "S-8.16",
  battle_b: "S-8.16",
};
const MEANING: Record<Action, string> = {
  castle: "build",
  temple: "build",
  theatre: "build",
  rice: "rice",
  tax: "tax",
  deploy5: "deploy",
  deploy3: "deploy",
  deploy1_move: "deploy1",
  battle_a: "battle",
  battle_b: "battle",
};

function action(name: string, play: Play<View>): Explanation {
  const id = name as Action;
  const card = actionOf(id);
  const place = play.view.actions.indexOf(id) + 1;
  return {
    icon: ACTION_ICON[id],
    title: word(actionKey(id)),
    place: place > 0 ? said("board-explain-place", { place }) : said("board-hidden-order"),
    rows: [
      ...(card.cost > 0 ? [costs(card.cost)] : []),
      does(said(`board-explain-${MEANING[id]}`, { armies: card.armies ?? 0 })),
      when(said("board-explain-action-when")),
    ],
    you: null,
    clauses: [CLAUSE_OF[id], "S-8.4"],
  };
}

function special(name: string, play: Play<View>): Explanation {
  const id = name as Special;
  const place = play.view.specials.findIndex((each) => each.special === id);
  const taker = play.view.specials[place]?.taker ?? null;
  return {
    icon: SPECIAL_ICON[id],
    title: word(specialKey(id)),
    place: taker === null ? said("board-explain-place", { place: place + 1 }) : said("board-explain-taken", { seat: taker }),
    rows: [does(said(keyOf("board-special", id))), when(said("board-explain-special-when", { place: place + 1 }))],
    you: null,
    clauses: ["S-5.4", "S-5.5", "S-7.5"],
  };
}

function event(name: string, play: Play<View>): Explanation {
  const card = eventOf(name);
  return {
    icon: EFFECT_ICON[card.effect] ?? "omen",
    title: word(eventKey(name)),
    place: said(play.view.events.now === name ? "board-explain-event-now" : "board-explain-event-left"),
    rows: [
      does(said("board-explain-gloss", { card: eventKey(name) })),
      { on: said("board-explain-winter"), says: [said("board-winter-cost", { rice: card.winter_rice_loss })] },
    ],
    you: null,
    clauses: ["S-7.1", "S-12.2"],
  };
}

function region(name: string, play: Play<View>): Explanation {
  const id = name as Region;
  const standing = play.view.most[id];
  return {
    icon: "flag",
    title: word(regionKey(id)),
    place: null,
    rows: BUILDINGS.map((building) => {
      const { seats, count, points } = standing[building];
      const who = seats.map((seat) => ({ seat }));
      return {
        on: word(keyOf("item-most", `${building}s`)),
        says: [seats.length === 0 ? said("board-explain-most-nobody", { points }) : said("board-explain-most", { who, count, points })],
      };
    }),
    you: null,
    clauses: ["S-13.2"],
  };
}

function tower(_name: string, play: Play<View>): Explanation {
  const mine = own(play);
  return {
    icon: "tower",
    title: said("board-tower"),
    place: said("board-explain-tower-now", { inside: sumOf(inTower(play.view)), tray: sumOf(inTray(play.view)) }),
    rows: [does(said("board-explain-tower")), when(said("board-explain-tower-when", { tower: String(play.view.options["tower"]) }))],
    you: mine ? said("board-explain-you-tower", { inside: mine.tower, tray: mine.tray }) : null,
    clauses: ["S-9.4", "S-10.2", "S-11.2"],
  };
}

const KINDS: Record<string, (name: string, play: Play<View>) => Explanation | null> = {
  ...{ province, action, special, event, region, tower },
};

export const explaining: Explaining<View> = {
  explain(thing, play) {
    const [kind = "", name = ""] = thing.split(":");
    return KINDS[kind]?.(name, play) ?? null;
  },
  about: ({ does: { province: place, special: card } }: MenuEntry) =>
    place !== undefined ? `province:${place}` : card !== undefined ? `special:${card}` : null,
};
