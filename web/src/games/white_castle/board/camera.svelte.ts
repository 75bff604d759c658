// What the frame shows of the board: everything, or where that is too small to be read what is asked about.

import { Camera, type Look } from "../../../board/camera.svelte";
import type { Box, Point, Size } from "../../../board/draw";
import { HEIGHT, WIDTH } from "./lay";
import { windowOn } from "./window";

/** Pixels per unit from which on everything can be read: labels of 17 units have 11 pixels. Where nothing is gained by coming closer. */
const LEGIBLE = 11 / 17;
const NEAR = 1.05;
/** On a narrow frame the corner map and the buttons take the foot, unless it is low too; all in pixels. */
const NARROW = 700;
const LOW = 440;
const FOOT = 92;
/** Where a small frame looks while nothing is asked: the castle. */
const CASTLE: Box = { x: 356, y: 84, width: 562, height: 720 };

export class CastleCamera extends Camera {
  #subject: Box[] = [];

  /** The whole board is too small to be read: the camera goes to what is asked about. */
  get small(): boolean {
    return this.whole < LEGIBLE;
  }

  /** A narrow frame shows only a part of the board and has a map of it; on a low one it would cover what is asked about. */
  get mapped(): boolean {
    return this.#hasMap && this.scale > this.whole * 1.01;
  }

  lay(frame: Size): void {
    this.frame = frame;
    this.world = { width: WIDTH, height: HEIGHT };
    this.set(this.home ? this.#wanted() : this.look);
  }

  /** What the reader should have before the eyes now; nothing leaves the look as it is. */
  follow(boxes: Box[]): void {
    if (boxes.length > 0) this.#subject = boxes;
    if (this.home && !this.held && boxes.length > 0) this.glide(this.#wanted());
  }

  fit(): void {
    this.home = !(this.home && this.small);
    this.glide(this.home ? this.#wanted() : { x: WIDTH / 2, y: HEIGHT / 2, scale: this.whole });
  }

  /** Looks at a point of the board, as near as before. */
  lookAt({ x, y }: Point): void {
    this.home = false;
    this.glide({ x, y, scale: this.scale });
  }

  boxOnScreen(box: Box): Box {
    return { ...this.onScreen(box), width: box.width * this.scale, height: box.height * this.scale };
  }

  protected override get foot(): number {
    return this.#hasMap ? FOOT : 0;
  }

  get #hasMap(): boolean {
    return this.frame.width < NARROW && this.frame.height >= LOW;
  }

  #wanted(): Look {
    if (!this.small) return { x: WIDTH / 2, y: HEIGHT / 2, scale: this.whole };
    const boxes = this.#subject.length > 0 ? this.#subject : [CASTLE];
    const { width, height } = this.frame;
    const { x, y, scale } = windowOn(boxes, { width, height: height - this.foot }, { least: LEGIBLE, most: NEAR });
    return { x, y: y + this.foot / 2 / scale, scale };
  }
}
