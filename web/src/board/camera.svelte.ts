// What part of a drawing the frame shows. Units are those of the drawing, `scale` is pixels per unit. Where its readers
// should look each game says itself.

import { settings } from "../lib/settings.svelte";
import type { Box, Point, Size } from "./draw";
import type { Movable } from "./gestures";
import { NOTHING_HIDDEN, type Hidden } from "./hidden";

export interface Look extends Point {
  scale: number;
}

const CLOSEST = 2.6;
const STEP = 1.35;
const GLIDE = 240;
/** Pixels between the edge of the frame and something that was brought into it. */
const MARGIN = 14;
/** Pixels that the buttons for zooming take at the side. */
const TOOLS = 60;

export const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
const eased = (t: number): number => 1 - (1 - t) ** 3;
const still = (): boolean => settings.still;

export abstract class Camera implements Movable {
  protected frame = $state.raw<Size>({ width: 1, height: 1 });
  protected world = $state.raw<Size>({ width: 1, height: 1 });
  #look = $state.raw<Look>({ x: 0, y: 0, scale: 1 });
  #hidden = $state.raw<Hidden>(NOTHING_HIDDEN);
  /** Nobody has moved or zoomed it since it was last fitted. */
  protected home = true;
  /** What is chosen is before the eyes and stays there, whatever else there is to look at. */
  protected held = false;
  #flight = 0;

  readonly viewBox = $derived.by(() => {
    const { x, y, width, height } = this.seen;
    return `${x} ${y} ${width} ${height}`;
  });

  /** Back to what matters; from there, where that is not everything, to the whole board. */
  abstract fit(): void;

  /** The part of the board in the frame. */
  get seen(): Box {
    const { x, y, scale } = this.#look;
    const [width, height] = [this.frame.width / scale, this.frame.height / scale];
    return { x: x - width / 2, y: y - height / 2, width, height };
  }

  /** The same without what something else covers. */
  get inSight(): Box {
    const { x, y, width, height } = this.seen;
    const { foot, side } = this.covered;
    return { x, y, width: width - side / this.scale, height: height - foot / this.scale };
  }

  /** Pixels that something else covers, what stands in the frame itself among them. */
  protected get covered(): Hidden {
    const { foot, side } = this.#hidden;
    return { foot: Math.max(foot, this.foot), side };
  }

  /** What grew over the frame or came from its side. */
  protected get hidden(): Hidden {
    return this.#hidden;
  }

  /** Something grew over the board, or went. */
  hide(hidden: Hidden): void {
    const { foot, side } = this.#hidden;
    if (hidden.foot === foot && hidden.side === side) return;
    this.#hidden = hidden;
    this.lookAgain();
  }

  /** What was to be seen may now be covered. */
  protected lookAgain(): void {
    this.glide(this.#look);
  }

  get look(): Look {
    return this.#look;
  }

  get scale(): number {
    return this.#look.scale;
  }

  /** Everything fits into the frame. */
  get whole(): number {
    return Math.min(this.frame.width / this.world.width, this.frame.height / this.world.height);
  }

  /** As much as can be read; a board may then be longer than its frame. */
  get comfortable(): number {
    return this.whole;
  }

  /** Whether there is more above or below than the frame shows at rest. */
  get scrolls(): boolean {
    return this.comfortable > this.whole * 1.01;
  }

  /** Pixels at the foot of the frame that are taken while less than everything is shown. */
  protected get foot(): number {
    return 0;
  }

  zoom(direction: "in" | "out"): void {
    this.home = false;
    this.glide({ ...this.#look, scale: this.scale * (direction === "in" ? STEP : 1 / STEP) });
  }

  /** Zooms so that what is under the point of the frame stays there. */
  zoomAt(factor: number, at: Point): void {
    this.home = false;
    const scale = this.#scaleWithin(this.scale * factor);
    const [dx, dy] = [at.x - this.frame.width / 2, at.y - this.frame.height / 2];
    const { x, y, scale: before } = this.#look;
    this.set({ x: x + dx / before - dx / scale, y: y + dy / before - dy / scale, scale });
  }

  /** By pixels of the frame. */
  pan(dx: number, dy: number): void {
    const { x, y, scale } = this.#look;
    this.set({ x: x - dx / scale, y: y - dy / scale, scale });
  }

  /** Brings something into the frame, as near as before and moving no more than it must. */
  show(box: Box): void {
    const { inSight, seen, scale } = this;
    const space = MARGIN / scale;
    const near = (low: number, size: number, from: number, length: number): number => {
      const [least, most] = [from + length + space - size, from - space];
      return least > most ? from + length / 2 - size / 2 : within(low, least, most);
    };
    const x = near(inSight.x, inSight.width - this.#tools / scale, box.x, box.width);
    const y = near(inSight.y, inSight.height, box.y, box.height);
    this.glide({ x: x + seen.width / 2, y: y + seen.height / 2, scale });
  }

  /** Where something grew over the board, what comes out from under it stays clear of the buttons for zooming too. */
  get #tools(): number {
    return this.covered.side > 0 ? TOOLS : 0;
  }

  /** The same with what is chosen, for as long as it is. */
  hold(box: Box | null): void {
    this.held = box !== null;
    if (box) this.show(box);
  }

  /** From the drawing to pixels of the frame. */
  onScreen({ x, y }: Point): Point {
    const { seen, scale } = this;
    return { x: (x - seen.x) * scale, y: (y - seen.y) * scale };
  }

  protected set(look: Look): void {
    cancelAnimationFrame(this.#flight);
    this.#look = this.#settled(look);
  }

  protected glide(wanted: Look): void {
    cancelAnimationFrame(this.#flight);
    const [from, to] = [this.#look, this.#settled(wanted)];
    if (from.x === to.x && from.y === to.y && from.scale === to.scale) return;
    if (still()) return this.set(to);
    const start = performance.now();
    const fly = (now: number): void => {
      const t = within((now - start) / GLIDE, 0, 1);
      const part = (a: number, b: number): number => a + (b - a) * eased(t);
      this.#look = { x: part(from.x, to.x), y: part(from.y, to.y), scale: part(from.scale, to.scale) };
      if (t < 1) this.#flight = requestAnimationFrame(fly);
    };
    this.#flight = requestAnimationFrame(fly);
  }

  #scaleWithin(scale: number): number {
    return within(scale, this.whole, Math.max(CLOSEST, this.comfortable));
  }

  #settled({ x, y, scale }: Look): Look {
    const clamped = this.#scaleWithin(scale);
    const { frame, world } = this;
    // whatever lies under something can be drawn out from under it
    const held = (value: number, size: number, length: number, hidden: number): number => {
      const half = size / clamped / 2;
      const most = Math.max(length - half, length / 2, length + hidden / clamped - half);
      return within(value, Math.min(half, length / 2), most);
    };
    const foot = clamped > this.whole ? this.foot : 0;
    const [bottom, { foot: hidden, side }] = [world.height + foot / clamped, this.#hidden];
    return {
      x: held(x, frame.width, world.width, side),
      y: held(y, frame.height, bottom, Math.max(0, hidden - foot)),
      scale: clamped,
    };
  }
}
