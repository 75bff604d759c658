// Tokaido on the page of the rules.

import "../../../look/board.css";
import type { GameLearning, Picture } from "../../../lib/game";
import type { Message } from "../../../lib/protocol";
import { ACHIEVEMENT_ICON, CATEGORY_ICON, ENCOUNTER_PERSON, KIND_ICON } from "../icons";
import { ACHIEVEMENTS, CATEGORIES, keyOf, STATIONS, type Kind } from "../components";
import Gift from "./Gift.svelte";
import Gifts from "./Gifts.svelte";
import RoadPart from "./RoadPart.svelte";
import Row from "./Row.svelte";
import Tile from "./Tile.svelte";

const said = (key: string): Message => ({ key, values: {} });
const unique = (icons: string[]): string[] => [...new Set(icons)];

/** The stations from one to another. */
function stretch(from: string, to: string): string[] {
  const ids = STATIONS.map(({ id }) => id);
  return ids.slice(ids.indexOf(from), ids.indexOf(to) + 1);
}

const MORNING = stretch("paddy_1", "village_2");
const at = (seat: number, station: string, slot = 1): object => ({ seat, station, slot });

const behind: Picture = {
  Drawing: RoadPart,
  props: {
    shown: MORNING,
    walkers: [{ ...at(0, "paddy_1"), turn: true }, at(1, "hot_spring_1"), at(2, "farm_1")],
    targets: ["mountain_1", "village_2"],
  },
  shows: said("board-shows-behind"),
  caption: said("board-turn-behind"),
};

const walks: Picture = {
  Drawing: RoadPart,
  props: {
    shown: MORNING,
    walkers: [at(0, "village_2"), { ...at(1, "hot_spring_1"), turn: true }, at(2, "farm_1")],
    step: { from: { station: "paddy_1", slot: 1 }, to: { station: "village_2", slot: 1 } },
  },
  shows: said("board-shows-walks"),
  caption: said("board-turn-walks"),
};

const gives: Picture = { Drawing: Gifts, shows: said("board-shows-gives"), caption: said("board-turn-gives") };

const rests: Picture = {
  Drawing: RoadPart,
  props: {
    shown: stretch("mountain_2", "temple_3"),
    walkers: [at(2, "inn_1", 1), at(1, "inn_1", 2), { ...at(0, "inn_1", 3), turn: true }],
  },
  shows: said("board-shows-rests"),
  caption: said("board-turn-rests"),
};

const lineUp: Picture = {
  Drawing: RoadPart,
  props: {
    shown: stretch("kyoto", "village_1"),
    walkers: [0, 1, 2, 3].map((seat) => ({ ...at(seat, "kyoto", seat + 1), turn: seat === 3 })),
    open: true,
  },
  shows: said("board-shows-start"),
  caption: said("board-drawn-start"),
};

const offRoad: Picture = {
  Drawing: RoadPart,
  props: {
    shown: stretch("encounter_2", "mountain_2"),
    walkers: [at(3, "sea_1"), { ...at(1, "sea_1", 2), turn: true }],
    open: true,
  },
  shows: said("board-shows-double"),
  caption: said("board-drawn-double"),
};

const neutral: Picture = {
  Drawing: RoadPart,
  props: {
    shown: stretch("temple_2", "sea_1"),
    walkers: [{ ...at(5, "temple_2"), turn: true }, at(0, "encounter_2"), at(1, "sea_1")],
  },
  shows: said("board-shows-neutral"),
  caption: said("board-drawn-neutral"),
};

const arrived: Picture = {
  Drawing: RoadPart,
  props: {
    shown: stretch("sea_7", "edo"),
    walkers: [0, 1, 2].map((seat) => at(seat, "edo", seat + 1)),
  },
  shows: said("board-shows-end"),
  caption: said("board-drawn-end"),
};

function gift(kind: Kind, name: string): Picture {
  return {
    Drawing: Gift,
    props: { kind, whole: true },
    shows: said(`board-shows-${name}`),
    caption: said(`board-drawn-${name}`),
  };
}

export default {
  aim: said("board-aim"),
  turn: [behind, walks, gives, rests],
  legend: [
    ...Object.entries(KIND_ICON).map(([kind, icon]) => ({ icon, word: said(keyOf("kind", kind)) })),
    { icon: "coin", word: said("board-good-coins") },
    { icon: "victory-point", word: said("board-icon-points") },
    { icon: "meal", word: said("item-meals") },
    ...CATEGORIES.map((category) => ({ icon: CATEGORY_ICON[category] ?? "", word: said(keyOf("category", category)) })),
    { icon: "winner", word: said("item-achievements") },
    { icon: "shrine", word: said("item-temple-rank") },
    { icon: "traveller", word: said("item-traveler") },
  ],
  pictures: {
    "T-2": lineUp,
    "T-3": offRoad,
    "T-4.1.1": gift("farm", "farm"),
    "T-4.2.1": gift("village", "village"),
    "T-4.3.1": gift("mountain", "panorama"),
    "T-4.4.1": gift("hot_spring", "spring"),
    "T-4.5.1": gift("temple", "temple"),
    "T-4.6.1": gift("encounter", "encounter"),
    "T-5": {
      Drawing: Row,
      props: { dishes: ["dango", "soba", "tempura"] },
      shows: said("board-shows-meals"),
      caption: said("board-drawn-meals"),
    },
    "T-6": {
      Drawing: Tile,
      props: { traveler: "hiroshige", seat: 2 },
      shows: said("board-shows-tile"),
      caption: said("board-drawn-tile"),
    },
    "T-7": {
      Drawing: Row,
      props: { icons: unique(Object.values(ENCOUNTER_PERSON)) },
      shows: said("board-shows-people"),
      caption: said("board-drawn-people"),
    },
    "T-8": {
      Drawing: Row,
      props: { icons: ACHIEVEMENTS.map(({ id }) => ACHIEVEMENT_ICON[id]) },
      shows: said("board-shows-achievements"),
      caption: said("board-drawn-achievements"),
    },
    "T-9": arrived,
    "T-10": neutral,
  },
  box: "T-1",
} satisfies GameLearning;
