// Shogun on the page of the rules.

import "../../../look/board.css";
import type { Box } from "../../../board/draw";
import type { GameLearning, Picture } from "../../../lib/game";
import { HEIGHT, WIDTH } from "../map/geometry";
import { said } from "../names";
import { AFTER, BEFORE, PLAN, TABLE } from "./example";
import MapPart from "./MapPart.svelte";
import PlanPart from "./PlanPart.svelte";
import TowerPart from "./TowerPart.svelte";

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const drawn = (name: string, props: Record<string, unknown>, Drawing: Picture["Drawing"] = MapPart): Picture => ({
  Drawing,
  props,
  shows: said(`board-shows-${name}`),
  caption: said(`board-drawn-${name}`),
});
const OUT = [
  { seat: 0, count: 3 },
  { seat: 1, count: 1 },
  { seat: null, count: 1 },
];

const turn: Picture[] = [
  drawn("plan", { plan: PLAN }, PlanPart),
  drawn("act", { view: TABLE, box: box(360, 424, 240, 160), marked: ["yamato"] }),
  drawn("attack", { view: TABLE, box: box(430, 230, 240, 160), marked: ["echizen", "mino"], way: ["echizen", "mino"] }),
  drawn("tower", { before: BEFORE, inside: AFTER, out: OUT }, TowerPart),
  drawn("winter", { view: TABLE, box: box(380, 130, 390, 260), snow: true }),
];

export default {
  aim: said("board-aim"),
  turn,
  legend: [
    { icon: "chest", word: said("board-icon-chest") },
    { icon: "rice", word: said("board-icon-rice") },
    { icon: "army", word: said("board-icon-army") },
    { icon: "flag", word: said("board-icon-province") },
    { icon: "keep", word: said("building-castle") },
    { icon: "pagoda", word: said("building-temple") },
    { icon: "noh", word: said("building-theatre") },
    { icon: "battle", word: said("board-icon-battle") },
    { icon: "march", word: said("board-icon-march") },
    { icon: "unrest", word: said("board-unrest") },
    { icon: "peasant", word: said("seat-neutral") },
    { icon: "bid-card", word: said("board-bid") },
    { icon: "tower", word: said("board-tower") },
    { icon: "sea-route", word: said("board-icon-route") },
  ],
  pictures: {
    "S-2": { ...drawn("map", { view: TABLE, box: box(0, 40, WIDTH, HEIGHT - 60) }), wide: true },
    "S-6": drawn("plan", { plan: PLAN }, PlanPart),
    "S-9": drawn("attack", { view: TABLE, box: box(430, 230, 240, 160), marked: ["echizen", "mino"], way: ["echizen", "mino"] }),
    "S-10": drawn("tower", { before: BEFORE, inside: AFTER, out: OUT }, TowerPart),
  },
  box: "S-1",
} satisfies GameLearning;
