// Rising Sun on the page of the rules.

import "../../../look/board.css";
import type { Box } from "../../../board/draw";
import type { GameLearning, Picture } from "../../../lib/game";
import { HEIGHT, WIDTH } from "../map/geometry";
import { advantageKey, figureKey, mandateKey, said } from "../names";
import BidsPart from "./BidsPart.svelte";
import MapPart from "./MapPart.svelte";
import SetPart from "./SetPart.svelte";
import TeaPart from "./TeaPart.svelte";
import TrackPart from "./TrackPart.svelte";

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const drawn = (name: string, Drawing: Picture["Drawing"], props: Record<string, unknown> = {}): Picture => ({
  ...{ Drawing, props },
  ...{ shows: said(`learn-shows-${name}`), caption: said(`learn-drawn-${name}`) },
});

const tea = drawn("tea", TeaPart);
const track = drawn("track", TrackPart);
const march = drawn("march", MapPart, { box: box(330, 300, 420, 250), marked: ["kansai", "kyoto"], way: ["kyoto", "kansai"] });
const bids = drawn("bids", BidsPart);
const set = drawn("set", SetPart);

export default {
  aim: said("board-aim"),
  turn: [tea, track, march, bids, set],
  legend: [
    { icon: "coin", word: said("learn-icon-coin") },
    { icon: "ronin", word: said("learn-icon-ronin") },
    { icon: "victory-point", word: said("learn-icon-points") },
    { icon: "honor", word: said("learn-icon-honor") },
    { icon: "alliance", word: said("learn-icon-alliance") },
    { icon: "war", word: said("learn-icon-war") },
    { icon: "shrine", word: said("learn-icon-kami") },
    { icon: "sea-route", word: said("learn-icon-route") },
    { icon: "stronghold", word: said("learn-icon-stronghold") },
    { icon: "bushi", word: said(figureKey("bushi")) },
    { icon: "shinto", word: said(figureKey("shinto")) },
    { icon: "daimyo", word: said(figureKey("daimyo")) },
    { icon: "monster", word: said("learn-icon-monster") },
    { icon: "recruit", word: said(mandateKey("recruit")) },
    { icon: "marshal", word: said(mandateKey("marshal")) },
    { icon: "train", word: said(mandateKey("train")) },
    { icon: "harvest", word: said(mandateKey("harvest")) },
    { icon: "betray", word: said(mandateKey("betray")) },
    { icon: "seppuku", word: said(advantageKey("seppuku")) },
    { icon: "hostage", word: said(advantageKey("hostage")) },
    { icon: "poets", word: said(advantageKey("poets")) },
  ],
  pictures: {
    "R-2": { ...drawn("map", MapPart, { box: box(0, 30, WIDTH, HEIGHT - 30), shrines: true }), wide: true },
    "R-8": tea,
    "R-10": track,
    "R-12": march,
    "R-18": bids,
    "R-22": set,
  },
  box: "R-2",
} satisfies GameLearning;
