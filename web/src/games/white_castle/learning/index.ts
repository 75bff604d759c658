// The White Castle on the page of the rules.

import "../../../look/board.css";
import { framed, type Box } from "../../../board/draw";
import type { GameLearning, Picture } from "../../../lib/game";
import { bridgeEnd, blockIn, gardenAction, gardenBox, HEIGHT, spotOf, WIDTH } from "../board/lay";
import { said } from "../names";
import type { BoardSpace, Clan } from "../view";
import BoardPart from "./BoardPart.svelte";
import Domain from "./Domain.svelte";
import { PLACED, ROUND_OVER, TABLE, TAKEN } from "./example";
import Lanterns from "./Lanterns.svelte";

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

function spot(space: BoardSpace): ReturnType<typeof framed> {
  const { x, y, size } = spotOf(space);
  return framed(box(x - size / 2, y - size / 2, size, size), 3, 9);
}

/** The blocks of the card in the left steward room that an orange die opens. */
function opened(): ReturnType<typeof framed>[] {
  const card = TABLE.rooms.steward_1.card ?? "";
  return TABLE.rooms.steward_1.tiles.flatMap((colour, place) => {
    const block = colour === "orange" ? blockIn("steward_1", card, `${card}.${place + 1}`) : null;
    return block ? [framed(block, 1, 4)] : [];
  });
}

const drawn = (name: string, props: Record<string, unknown>, Drawing: Picture["Drawing"] = BoardPart): Picture => ({
  Drawing,
  props,
  shows: said(`board-shows-${name}`),
  caption: said(`board-drawn-${name}`),
});

const turn: Picture[] = [
  drawn("take", {
    view: TABLE,
    box: box(2, 74, 390, 260),
    marked: [bridgeEnd("orange", "left"), bridgeEnd("orange", "right")],
  }),
  drawn("place", {
    view: TAKEN,
    box: box(374, 446, 528, 352),
    marked: (["steward_2", "steward_3", "outside_1", "outside_2"] as const).map(spot),
    placing: { die: { colour: "orange", value: 6 }, space: "steward_1", coins: 3 },
  }),
  drawn("perform", { view: PLACED, box: box(380, 456, 339, 226), marked: opened() }),
  drawn("round", {
    view: ROUND_OVER,
    box: box(2, 312, 390, 260),
    marked: (["black_stone", "black_plant"] as const).map((garden) => framed(gardenAction(gardenBox(garden)), 2, 4)),
  }),
];

const domain: Clan = {
  ...(TABLE.clans[0] as Clan),
  dice: { courtiers: { colour: "orange", value: 6 }, gardeners: null, warriors: null },
};

export default {
  aim: said("board-aim"),
  turn,
  legend: [
    { icon: "die", word: said("board-icon-die") },
    { icon: "courtier", word: said("effect-courtiers") },
    { icon: "gardener", word: said("effect-gardeners") },
    { icon: "warrior", word: said("effect-warriors") },
    { icon: "food", word: said("good-food") },
    { icon: "iron", word: said("good-iron") },
    { icon: "pearl", word: said("good-pearl") },
    { icon: "any-good", word: said("effect-gain-any", { n: 1 }) },
    { icon: "coin", word: said("good-coin") },
    { icon: "seal", word: said("good-seal") },
    { icon: "clan-point", word: said("board-icon-point") },
    { icon: "influence", word: said("board-icon-influence") },
    { icon: "lantern", word: said("effect-lantern") },
    { icon: "well", word: said("effect-well") },
    { icon: "domain", word: said("effect-domain") },
    { icon: "castle-tile", word: said("effect-castle-tile-any") },
    { icon: "castle-light", word: said("effect-castle-light") },
    { icon: "garden-stone", word: said("board-icon-stone") },
    { icon: "garden-plant", word: said("board-icon-plant") },
    { icon: "yard", word: said("board-icon-yard") },
    { icon: "heron", word: said("board-icon-heron") },
  ],
  pictures: {
    "W-2": { ...drawn("board", { view: TABLE, box: box(0, 0, WIDTH, HEIGHT) }), wide: true },
    "W-6": drawn("rooms", { view: PLACED, box: box(384, 462, 172, 196), marked: opened() }),
    "W-7": drawn("well", { view: TABLE, box: box(912, 450, 278, 146) }),
    "W-8": drawn("domain", { clan: domain }, Domain),
    "W-9.1": drawn("courtiers", { view: TABLE, box: box(390, 92, 490, 706) }),
    "W-9.2": drawn("warriors", { view: TABLE, box: box(910, 208, 282, 232) }),
    "W-9.3": drawn("gardeners", { view: TABLE, box: box(8, 436, 372, 108) }),
    "W-11": drawn("lanterns", { cards: ["starting-resource-2", "steward-02", "diplomat-04", "decree-coin"] }, Lanterns),
    "W-12": drawn("seasons", { view: TABLE, box: box(10, 0, 640, 90) }),
  },
  box: "W-1",
} satisfies GameLearning;
