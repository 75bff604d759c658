// What the frame shows of the board: everything, or where that is too small to be read what is asked about.

import { MapCamera } from "../../../board/map_camera.svelte";
import { HEIGHT, WIDTH } from "./lay";

export class CastleCamera extends MapCamera {
  constructor() {
    super({
      width: WIDTH,
      height: HEIGHT,
      legible: 11 / 17, // labels of 17 units have 11 pixels
      near: 1.05,
      heart: { x: 356, y: 84, width: 562, height: 720 }, // the castle
    });
  }
}
