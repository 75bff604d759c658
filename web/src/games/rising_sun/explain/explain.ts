// Everything there is to say of a province, a card, a kami, a clan, a mandate, a figure: numbers from the components, words
// from the catalogues.

import type { ExplainedRow, Explaining, Explanation, Play } from "../../../lib/game";
import type { MenuEntry, Message } from "../../../lib/protocol";
import { effectOf } from "../cards/words";
import { cardOf, clanOf, isMonster, keyOf, MONSTERS, provinceOf } from "../components";
import { clanAt, forcesIn, shrineOf, standing, warIn } from "../facts";
import { cardIcon, MANDATE_ICON, pieceIcon } from "../icons";
import { bonusToAll, cardKey, clanKey, figureKey, glossOf, kamiKey, mandateKey, mandateTold, pieceTold, provinceKey, said } from "../names";
import { piecesTold, yieldsTold } from "../places";
import { presentIn, strengthsThen } from "../sayings";
import type { Card, Clan, Kami, Mandate, Piece, Player, Presence, Province, View, War } from "../view";

const word = (key: string): Message => said("board-word", { word: key });
const costs = (coins: number): ExplainedRow => ({
  on: said("table-explain-costs"),
  prices: [{ icon: "coin", words: said("board-price", { coins }) }],
});
const does = (...says: Message[]): ExplainedRow => ({ on: said("table-explain-does"), says });
const when = (...says: Message[]): ExplainedRow => ({ on: said("table-explain-when"), says });
const own = ({ view, seat }: Play<View>): Player | undefined => view.players[seat ?? -1];

function province(name: string, play: Play<View>): Explanation {
  const { view } = play;
  const id = name as Province;
  const war = warIn(view, id);
  const { pieces } = view.provinces[id];
  const { land, sea } = provinceOf(id);
  const list = (ids: Province[]): Message => said("board-list", { words: ids.map(provinceKey) });
  return {
    icon: "board",
    title: word(provinceKey(id)),
    place: presentIn(view, id),
    rows: [
      { on: word(mandateKey("harvest")), says: [said("board-list", { words: yieldsTold(id) })] },
      ...(war ? [{ on: said("board-explain-war"), says: warTold(war) }] : []),
      ...(pieces.length > 0 ? [there(view, pieces)] : []),
      ...monstersIn(view, id),
      ...(land.length > 0 ? [{ on: said("board-explain-land"), says: [list(land)] }] : []),
      ...(sea.length > 0 ? [{ on: said("board-explain-sea"), says: [list(sea)] }] : []),
    ],
    you: afterwards(id, play),
    clauses: ["R-14.2", "R-17.3", "R-5.3"],
  };
}

const there = (view: View, present: readonly Presence[]): ExplainedRow => ({
  on: said("board-explain-there"),
  lines: present.map((each) => ({ words: piecesTold(view, each) })),
});

/** What each of those that stand there can do. */
function monstersIn(view: View, id: Province): ExplainedRow[] {
  const here = new Set(standing(view, id).map(({ piece }) => piece));
  return MONSTERS.filter((monster) => here.has(monster.id)).map((monster) => ({
    on: word(keyOf("board-type", "monster")),
    says: [said("board-explain-monster", { word: figureKey(monster.id) })],
  }));
}

const IN_PROVINCE = new Set(["to", "at", "build"]);

/** How strong all would be there after the choice that may be made there. */
function afterwards(id: Province, play: Play<View>): Message | null {
  const entry = play.menu.find(({ does: { verb, province: place }, refusal }) => !refusal && place === id && IN_PROVINCE.has(verb));
  const after = entry ? play.preview(entry) : null;
  const forces = after ? forcesIn(after.view, id) : [];
  return after && forces.length > 0 ? strengthsThen(after.view, forces) : null;
}

function warTold({ number, case: how, would_take: taker }: War): Message[] {
  if (taker === null) return [said("board-explain-war-empty", { number })];
  return [said(`board-explain-war-${how}`, { number, seat: taker })];
}

function card(name: string, play: Play<View>): Explanation {
  const id = name as Card;
  const { type, cost } = cardOf(id);
  const offer = play.view.market.find((each) => each.card === id);
  const owners = play.view.players.filter(({ cards }) => cards.includes(id));
  const mine = own(play);
  const price = mine && offer ? (offer.prices[mine.seat] ?? cost) : cost;
  return {
    icon: cardIcon(id),
    title: word(cardKey(id)),
    place:
      owners.length > 0
        ? said("board-explain-owned", { who: owners.map(({ seat }) => ({ seat })) })
        : word(keyOf("board-type", type)),
    rows: [costs(price), does(effectOf(id)), when(said(keyOf("board-explain-type", type)))],
    you: mine && mine.cards.includes(id) ? said("board-explain-you-own", { cards: mine.cards.filter((each) => each === id).length }) : null,
    clauses: ["R-23.1", "R-23.4", "R-13.2"],
  };
}

function kami(name: string, { view }: Play<View>): Explanation {
  const id = name as Kami;
  const shrine = shrineOf(view, id);
  const praying = shrine?.worshippers ?? [];
  return {
    icon: id,
    title: said("board-shrine-of", { kami: kamiKey(id) }),
    place: shrine?.strongest == null ? said("board-nobody-there") : said("board-explain-favoured", { seat: shrine.strongest }),
    rows: [
      does(glossOf(kamiKey(id))),
      when(said("board-explain-kami-when")),
      ...(praying.length > 0 ? [there(view, praying)] : []),
    ],
    you: null,
    clauses: ["R-16.1", "R-16.3", "R-5.6"],
  };
}

const CLAUSE_OF: Record<Mandate, string> = { recruit: "R-11.1", marshal: "R-12.1", train: "R-13.2", harvest: "R-14.2", betray: "R-15.2" };

function mandate(name: string): Explanation {
  const id = name as Mandate;
  return {
    icon: MANDATE_ICON[id],
    title: word(mandateKey(id)),
    place: said(`board-explain-order-${id}`),
    rows: [
      does(mandateTold(id)),
      ...(id === "betray" ? [] : [{ on: said("board-explain-bonus"), says: [bonusToAll(id)] }]),
    ],
    you: null,
    clauses: [CLAUSE_OF[id], "R-10.5", "R-10.7"],
  };
}

const POWER_OF: Record<Clan, string> = { koi: "R-25.1", lotus: "R-25.2", turtle: "R-25.3", dragonfly: "R-25.4", bonsai: "R-25.5" };

function clan(name: string, { view }: Play<View>): Explanation {
  const id = name as Clan;
  const { home, season_income: coins } = clanOf(id);
  const player = view.players.find((each) => each.clan === id);
  return {
    icon: "flag",
    title: word(clanKey(id)),
    place: player ? said("board-explain-clan-of", { seat: player.seat }) : null,
    rows: [
      { on: said("board-explain-power"), says: [said("board-ability", { clan: clanKey(id) }), glossOf(clanKey(id))] },
      { on: said("board-explain-income"), says: [said("board-explain-income-each", { coins })] },
      { on: said("board-explain-home"), says: [word(provinceKey(home))] },
    ],
    you: null,
    clauses: [POWER_OF[id], "R-3.4", "R-7.3"],
  };
}

const CLAUSES_OF_GOODS: Record<string, string[]> = {
  coins: ["R-7.3", "R-18.3", "R-21.1"],
  ronin: ["R-19.4", "R-21.1"],
  tokens: ["R-20.2", "R-22.3"],
  reserve: ["R-5.2", "R-5.4"],
};
const ICON_OF_GOODS: Record<string, string> = { coins: "coin", ronin: "ronin", tokens: "war", reserve: "bushi" };

function good(name: string): Explanation {
  return {
    icon: ICON_OF_GOODS[name] ?? "coin",
    title: said(`board-good-${name}`),
    place: null,
    rows: [does(said(name === "tokens" ? "board-tokens-note" : `board-explain-good-${name}`))],
    you: null,
    clauses: CLAUSES_OF_GOODS[name] ?? [],
  };
}

function figure(name: string): Explanation {
  const id = name as Piece;
  return {
    icon: pieceIcon(id),
    title: word(figureKey(id)),
    place: isMonster(id) ? word(keyOf("board-type", "monster")) : null,
    rows: [does(isMonster(id) ? glossOf(figureKey(id)) : pieceTold(id))],
    you: null,
    clauses: isMonster(id) ? ["R-24.1", "R-24.3"] : id === "daimyo" ? ["R-5.3", "R-5.11"] : id === "shinto" ? ["R-5.3", "R-5.6"] : ["R-5.3"],
  };
}

function honor(_name: string, { view }: Play<View>): Explanation {
  return {
    icon: "honor",
    title: said("board-honor-list"),
    place: null,
    rows: [does(said("board-explain-honor")), when(said("board-explain-honor-when"))],
    you: view.seat === null ? null : said("board-explain-you-honor", { place: view.honor.indexOf(view.seat) + 1 }),
    clauses: ["R-4.1", "R-4.2", "R-4.4"],
  };
}

function turn(name: string): Explanation {
  const clauses: Record<string, string[]> = { tea: ["R-8.2", "R-8.4"], kami: ["R-16.1"], war: ["R-17.3", "R-17.5"] };
  return {
    icon: name === "kami" ? "shrine" : name,
    title: said(`board-track-${name}`),
    place: null,
    rows: [does(said(`board-explain-turn-${name}`))],
    you: null,
    clauses: clauses[name] ?? [],
  };
}

const KINDS: Record<string, (name: string, play: Play<View>) => Explanation | null> = {
  ...{ province, card, kami, clan, mandate, figure, good, honor, turn },
};

export const explaining: Explaining<View> = {
  role: (seat, view) => (view.players[seat] ? `clan:${clanAt(view, seat)}` : null),
  explain(thing, play) {
    const [kind = "", name = ""] = thing.split(":");
    return KINDS[kind]?.(name, play) ?? null;
  },
  about({ does: { verb, province: place, card: bought, kami: at, mandate: played, figure: taken } }: MenuEntry) {
    if (bought !== undefined) return `card:${bought}`;
    if (at !== undefined) return `kami:${at}`;
    if (played !== undefined) return `mandate:${played}`;
    if (place !== undefined) return `province:${place}`;
    return taken !== undefined && verb !== "choose" ? `figure:${taken}` : null;
  },
};
