// The look at the map.

import { MapCamera } from "../../../board/map_camera.svelte";
import { HEIGHT, WIDTH } from "./geometry";

/** The size of a name in the map. */
const NAME = 13;

export class JapanCamera extends MapCamera {
  constructor() {
    const heart = { x: 330, y: 170, width: 460, height: 420 };
    super({ width: WIDTH, height: HEIGHT, label: NAME, growth: 1.34, near: 1.1, heart });
  }
}
