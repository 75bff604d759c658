// The look at the map. Labels grow against the scale, so that they can still be read when everything is shown.

import { MapCamera } from "../../../board/map_camera.svelte";
import { HEIGHT, WIDTH } from "./geometry";

/** The size of a name in the map, and the pixels it needs. */
export const NAME = 13;
const READABLE = 11;
/** How much the labels may grow before they would cover their neighbours. */
const MOST_GROWN = 1.34;

export class JapanCamera extends MapCamera {
  constructor() {
    super({
      width: WIDTH,
      height: HEIGHT,
      legible: READABLE / NAME / MOST_GROWN,
      near: 1.1,
      heart: { x: 330, y: 170, width: 460, height: 420 },
    });
  }

  /** How much larger than drawn the labels are. */
  get grown(): number {
    return Math.min(MOST_GROWN, Math.max(1, READABLE / NAME / this.scale));
  }
}
