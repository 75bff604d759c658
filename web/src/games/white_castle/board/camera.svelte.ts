// What part of the board the frame shows. Units are those of the drawing, `scale` is pixels per unit.

import type { Box, Point } from "../draw";
import { HEIGHT, WIDTH } from "./lay";
import { windowOn } from "./window";

interface Look extends Point {
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Pixels per unit from which on everything can be read, and where nothing is gained by coming closer. */
const LEGIBLE = 0.56;
const NEAR = 1.05;
const CLOSEST = 2.6;
const STEP = 1.35;
const GLIDE = 240;
/** On a narrow frame the corner map and the buttons take the foot; both in pixels. */
const NARROW = 700;
const FOOT = 92;
/** Where a small frame looks while nothing is asked: the castle. */
const CASTLE: Box = { x: 356, y: 84, width: 562, height: 720 };

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
const eased = (t: number): number => 1 - (1 - t) ** 3;
const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Camera {
  #frame = $state.raw<Size>({ width: 1, height: 1 });
  #look = $state.raw<Look>({ x: WIDTH / 2, y: HEIGHT / 2, scale: 1 });
  /** Nobody has moved or zoomed it since it was last fitted. */
  #home = true;
  #flight = 0;
  #subject: Box[] = [];

  readonly viewBox = $derived.by(() => {
    const { x, y, width, height } = this.seen;
    return `${x} ${y} ${width} ${height}`;
  });

  /** The part of the board in the frame. */
  get seen(): Box {
    const { x, y, scale } = this.#look;
    const [width, height] = [this.#frame.width / scale, this.#frame.height / scale];
    return { x: x - width / 2, y: y - height / 2, width, height };
  }

  get scale(): number {
    return this.#look.scale;
  }

  /** Everything fits into the frame. */
  get whole(): number {
    return Math.min(this.#frame.width / WIDTH, this.#frame.height / HEIGHT);
  }

  /** The whole board is too small to be read: the camera goes to what is asked about. */
  get small(): boolean {
    return this.whole < LEGIBLE;
  }

  /** A narrow frame shows only a part of the board and has a map of it. */
  get mapped(): boolean {
    return this.#frame.width < NARROW && this.scale > this.whole * 1.01;
  }

  lay(frame: Size): void {
    this.#stop();
    this.#frame = frame;
    this.#set(this.#home ? this.#wanted() : this.#look);
  }

  /** What the reader should have before the eyes now; nothing leaves the look as it is. */
  follow(boxes: Box[]): void {
    if (boxes.length > 0) this.#subject = boxes;
    if (this.#home && boxes.length > 0) this.#glide(this.#wanted());
  }

  /** A focused target comes into the frame. */
  reveal({ x, y, width, height }: Box): void {
    const { seen } = this;
    const near = (low: number, size: number, from: number, length: number): number =>
      within(low, from + length - size, from);
    const corner = { x: near(seen.x, seen.width, x, width), y: near(seen.y, seen.height, y, height) };
    this.#glide({ x: corner.x + seen.width / 2, y: corner.y + seen.height / 2, scale: this.scale });
  }

  /** To what is asked about; from there, where that is not everything, to the whole board. */
  fit(): void {
    this.#home = !(this.#home && this.small);
    this.#glide(this.#home ? this.#wanted() : { x: WIDTH / 2, y: HEIGHT / 2, scale: this.whole });
  }

  zoom(direction: "in" | "out"): void {
    this.#home = false;
    this.#glide({ ...this.#look, scale: this.scale * (direction === "in" ? STEP : 1 / STEP) });
  }

  /** Zooms so that what is under the point of the frame stays there. */
  zoomAt(factor: number, at: Point): void {
    this.#home = false;
    const scale = this.#scaleWithin(this.scale * factor);
    const [dx, dy] = [at.x - this.#frame.width / 2, at.y - this.#frame.height / 2];
    const { x, y, scale: before } = this.#look;
    this.#stop();
    this.#set({ x: x + dx / before - dx / scale, y: y + dy / before - dy / scale, scale });
  }

  /** By pixels of the frame. */
  pan(dx: number, dy: number): void {
    this.#stop();
    const { x, y, scale } = this.#look;
    this.#set({ x: x - dx / scale, y: y - dy / scale, scale });
  }

  /** Looks at a point of the board, as near as before. */
  lookAt({ x, y }: Point): void {
    this.#home = false;
    this.#glide({ x, y, scale: this.scale });
  }

  /** From the drawing to pixels of the frame. */
  boxOnScreen({ x, y, width, height }: Box): Box {
    const { seen, scale } = this;
    return { x: (x - seen.x) * scale, y: (y - seen.y) * scale, width: width * scale, height: height * scale };
  }

  #wanted(): Look {
    if (!this.small) return { x: WIDTH / 2, y: HEIGHT / 2, scale: this.whole };
    const boxes = this.#subject.length > 0 ? this.#subject : [CASTLE];
    const { width, height } = this.#frame;
    const { x, y, scale } = windowOn(boxes, { width, height: height - this.#foot }, { least: LEGIBLE, most: NEAR });
    return { x, y: y + this.#foot / 2 / scale, scale };
  }

  get #foot(): number {
    return this.#frame.width < NARROW ? FOOT : 0;
  }

  #scaleWithin(scale: number): number {
    return within(scale, this.whole, Math.max(CLOSEST, this.whole));
  }

  #settled({ x, y, scale }: Look): Look {
    const kept = this.#scaleWithin(scale);
    const held = (value: number, size: number, length: number): number => {
      const half = size / kept / 2;
      return half * 2 >= length ? length / 2 : within(value, half, length - half);
    };
    const bottom = HEIGHT + (kept > this.whole ? this.#foot / kept : 0);
    return { x: held(x, this.#frame.width, WIDTH), y: held(y, this.#frame.height, bottom), scale: kept };
  }

  #set(look: Look): void {
    this.#look = this.#settled(look);
  }

  #stop(): void {
    cancelAnimationFrame(this.#flight);
  }

  #glide(wanted: Look): void {
    this.#stop();
    const [from, to] = [this.#look, this.#settled(wanted)];
    if (from.x === to.x && from.y === to.y && from.scale === to.scale) return;
    if (still()) return this.#set(to);
    const start = performance.now();
    const fly = (now: number): void => {
      const t = within((now - start) / GLIDE, 0, 1);
      const part = (a: number, b: number): number => a + (b - a) * eased(t);
      this.#look = { x: part(from.x, to.x), y: part(from.y, to.y), scale: part(from.scale, to.scale) };
      if (t < 1) this.#flight = requestAnimationFrame(fly);
    };
    this.#flight = requestAnimationFrame(fly);
  }
}
