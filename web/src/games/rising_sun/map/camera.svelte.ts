// The look at the map.

import { MapCamera } from "../../../board/map_camera.svelte";
import { HEIGHT, WIDTH } from "./geometry";

export class IslandsCamera extends MapCamera {
  constructor() {
    const heart = { x: 330, y: 300, width: 400, height: 220 };
    super({ width: WIDTH, height: HEIGHT, label: 14, growth: 1.22, near: 1.25, heart });
  }
}
