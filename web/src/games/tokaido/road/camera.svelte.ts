// What part of the drawing the frame shows. Units are those of the drawing, `scale` is pixels per unit.

import type { Point } from "../draw";

interface Look {
  x: number;
  y: number;
  scale: number;
}

interface Size {
  width: number;
  height: number;
}

export interface World extends Size {
  /** Pixels per unit at which everything is easy to read, and at which it just can be. */
  legible: number;
  smallest: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const STEP = 1.35;
const CLOSEST = 2.6;
const GLIDE = 240;
const MARGIN = 16;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
const eased = (t: number): number => 1 - (1 - t) ** 3;
const still = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

export class Camera {
  #frame = $state.raw({ width: 1, height: 1 });
  #world = $state.raw<World>({ width: 1, height: 1, legible: 1, smallest: 1 });
  #look = $state.raw<Look>({ x: 0, y: 0, scale: 1 });
  /** Nobody has moved or zoomed it since it was last fitted. */
  #home = true;
  #flight = 0;
  /** What the reader should have before the eyes. */
  subject: () => Box | null = () => null;

  readonly viewBox = $derived.by(() => {
    const { x, y, scale } = this.#look;
    const [width, height] = [this.#frame.width / scale, this.#frame.height / scale];
    return `${x - width / 2} ${y - height / 2} ${width} ${height}`;
  });

  /** Everything fits into the frame. */
  get whole(): number {
    return Math.min(this.#frame.width / this.#world.width, this.#frame.height / this.#world.height);
  }

  /** As much as can be read: on a narrow screen the board is as wide as the frame and longer than it. */
  get comfortable(): number {
    return Math.max(
      this.whole,
      Math.min(this.#frame.width / this.#world.width, Math.max(this.#world.legible, this.whole)),
    );
  }

  get scale(): number {
    return this.#look.scale;
  }

  /** Whether there is more above or below than the frame shows at rest. */
  get scrolls(): boolean {
    return this.comfortable > this.whole * 1.01;
  }

  lay(frame: Size, world: World): void {
    this.#stop();
    this.#frame = frame;
    this.#world = world;
    if (this.#home) this.#set({ ...this.#look, scale: this.comfortable });
    else this.#set(this.#look);
  }

  /** Between the readable size and the whole board, where these differ. */
  fit(): void {
    this.#home = !(this.#home && this.scrolls);
    const box = this.subject();
    if (!this.#home) this.#glide({ ...this.#look, scale: this.whole });
    else if (box) this.reveal(box);
    else this.#glide({ ...this.#look, scale: this.comfortable });
  }

  zoom(direction: "in" | "out"): void {
    this.#home = false;
    this.#glide({ ...this.#look, scale: this.#look.scale * (direction === "in" ? STEP : 1 / STEP) });
  }

  /** Zooms so that what is under the point of the frame stays there. */
  zoomAt(factor: number, at: Point): void {
    this.#home = false;
    const scale = this.#scaleWithin(this.#look.scale * factor);
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

  /** Brings a box into the frame, moving no more than it must. */
  reveal(box: Box, atOnce = false): void {
    const { x, y } = this.#look;
    const scale = this.#home ? this.#scaleFor(box) : this.#look.scale;
    const [halfWidth, halfHeight] = [this.#frame.width / scale / 2, this.#frame.height / scale / 2];
    const near = (center: number, half: number, least: number, most: number): number => {
      const [low, high] = [most + MARGIN - half, least - MARGIN + half];
      return low > high ? (least + most) / 2 : within(center, low, high);
    };
    const wanted = { x: near(x, halfWidth, box.left, box.right), y: near(y, halfHeight, box.top, box.bottom), scale };
    if (atOnce) this.#set(wanted);
    else this.#glide(wanted);
  }

  /** A box that is a little too high for the frame is shown a little smaller. */
  #scaleFor(box: Box): number {
    const fitting = this.#frame.height / (box.bottom - box.top + 2 * MARGIN);
    return within(fitting, Math.min(this.#world.smallest, this.comfortable), this.comfortable);
  }

  /** From the drawing to pixels of the frame. */
  onScreen(point: Point): Point {
    const { x, y, scale } = this.#look;
    return { x: (point.x - x) * scale + this.#frame.width / 2, y: (point.y - y) * scale + this.#frame.height / 2 };
  }

  #scaleWithin(scale: number): number {
    return within(scale, this.whole, Math.max(CLOSEST, this.comfortable));
  }

  #settled({ x, y, scale }: Look): Look {
    const kept = this.#scaleWithin(scale);
    const held = (value: number, size: number, length: number): number => {
      const half = size / kept / 2;
      return half * 2 >= length ? length / 2 : within(value, half, length - half);
    };
    return {
      x: held(x, this.#frame.width, this.#world.width),
      y: held(y, this.#frame.height, this.#world.height),
      scale: kept,
    };
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
