// The look at a board that is one picture: everything, or where that is too small to be read what is asked about.

import { Camera, type Look } from "./camera.svelte";
import type { Box, Point, Size } from "./draw";
import { most, windowOn } from "./window";

/** On a narrow frame the corner map and the buttons take the foot, unless it is low too; all in pixels. */
const NARROW = 700;
const LOW = 440;
const FOOT = 92;
/** The pixels that a label needs to be read. */
const READABLE = 11;
/** Fingers need more than eyes: so many pixels, of which the halo of a target has so many units on both sides. */
const FINGER = 44.5;
const HALO = 14;
/** Units under what is drawn out from under something. */
const MARGIN = 8;

export interface Picture extends Size {
  /** The size of the smallest label, and how much it may grow before it would cover its neighbours. */
  label: number;
  growth?: number;
  /** Pixels per unit where nothing is gained by coming closer. */
  near: number;
  /** Where a small frame looks while nothing is asked. */
  heart: Box;
}

export class MapCamera extends Camera {
  readonly #picture: Picture;
  #subject: Box[] = [];

  constructor(picture: Picture) {
    super();
    this.#picture = picture;
  }

  get size(): Size {
    return this.#picture;
  }

  /** The size of the frame, in pixels. */
  get room(): Size {
    return this.frame;
  }

  /** The whole board is too small to be read: the camera goes to what is asked about. */
  get small(): boolean {
    return this.whole < this.#legible;
  }

  /** How much larger than drawn the labels are: they grow against the scale. */
  get grown(): number {
    const { label, growth = 1 } = this.#picture;
    return Math.min(growth, Math.max(1, READABLE / label / this.scale));
  }

  /** A narrow frame shows only a part of the board and has a map of it; on a low one it would cover what is asked about. */
  get mapped(): boolean {
    return this.#hasMap && this.scale > this.whole * 1.01;
  }

  lay(frame: Size): void {
    const { width, height } = this.#picture;
    this.frame = frame;
    this.world = { width, height };
    this.set(this.home ? this.#wanted() : this.look);
  }

  /** What the reader should have before the eyes now; nothing leaves the look as it is. */
  follow(boxes: Box[]): void {
    if (boxes.length > 0) this.#subject = boxes;
    if (this.home && !this.held && boxes.length > 0) this.glide(this.#wanted());
  }

  protected override lookAgain(): void {
    this.glide(this.home && !this.held ? this.#wanted() : this.look);
  }

  fit(): void {
    this.home = !(this.home && this.small);
    this.glide(this.home ? this.#wanted() : this.#everything());
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

  /** Pixels per unit from which on everything can be read. */
  get #legible(): number {
    const { label, growth = 1 } = this.#picture;
    return READABLE / label / growth;
  }

  get #isPhone(): boolean {
    return this.frame.width < NARROW && this.frame.height >= LOW;
  }

  /** What grew over the foot would push the map up to what is asked about. */
  get #hasMap(): boolean {
    return this.#isPhone && this.frame.height - this.hidden.foot >= LOW;
  }

  /** How near the frame of a phone must be for a finger to hit the smallest of these. */
  #forFingers(boxes: readonly Box[]): number {
    if (!this.#isPhone) return 0;
    const smallest = Math.min(...boxes.map(({ width, height }) => Math.min(width, height)));
    return Math.min(FINGER / (smallest + HALO), this.#picture.near);
  }

  #everything(): Look {
    const { width, height } = this.#picture;
    return { x: width / 2, y: height / 2, scale: this.whole };
  }

  #wanted(): Look {
    if (!this.small) return this.#drawnOut(this.#everything());
    const { near, heart } = this.#picture;
    const boxes = this.#subject.length > 0 ? this.#subject : [heart];
    const { foot } = this.covered;
    const { x, y, scale } = windowOn(boxes, this.#free, { least: Math.max(this.#legible, this.#forFingers(boxes)), most: near });
    return { x: x + this.covered.side / 2 / scale, y: y + foot / 2 / scale, scale };
  }

  /** What nothing covers of the frame. */
  get #free(): Size {
    const { foot, side } = this.covered;
    return { width: this.frame.width - side, height: this.frame.height - foot };
  }

  /** The whole board, moved no more than it must for what is asked about to come out from under what covers it. */
  #drawnOut(look: Look): Look {
    const { width, height } = this.#free;
    const { scale } = look;
    if (this.#subject.length === 0 || height === this.frame.height) return look;
    const shown = most(this.#subject, { width: width / scale, height: height / scale });
    const lowest = Math.max(...shown.map((box) => box.y + box.height)) + MARGIN;
    const end = look.y + (height - this.frame.height / 2) / scale;
    return { ...look, y: look.y + Math.max(0, lowest - end) };
  }
}
