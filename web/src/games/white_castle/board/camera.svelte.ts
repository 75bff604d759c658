// What the frame shows of the board: everything, or where that is too small to be read what is asked about.

import { MapCamera } from "../../../board/map_camera.svelte";
import { HEIGHT, WIDTH } from "./lay";

export class CastleCamera extends MapCamera {
  constructor() {
    const castle = { x: 356, y: 84, width: 562, height: 720 };
    super({ width: WIDTH, height: HEIGHT, label: 17, near: 1.05, heart: castle });
  }
}
