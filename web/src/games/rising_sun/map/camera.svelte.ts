// The look at the map. Labels grow against the scale, so that they can still be read when everything is shown.

import { MapCamera } from "../../../board/map_camera.svelte";
import { HEIGHT, WIDTH } from "./geometry";

/** The size of the smallest label in the map, and the pixels it needs. */
const LABEL = 14;
const READABLE = 11;
/** How much the labels may grow before they would cover their neighbours. */
const MOST_GROWN = 1.22;

export class IslandsCamera extends MapCamera {
  constructor() {
    super({
      width: WIDTH,
      height: HEIGHT,
      legible: READABLE / LABEL / MOST_GROWN,
      near: 1.25,
      heart: { x: 330, y: 300, width: 400, height: 220 },
    });
  }

  /** How much larger than drawn the labels are. */
  get grown(): number {
    return Math.min(MOST_GROWN, Math.max(1, READABLE / LABEL / this.scale));
  }
}
