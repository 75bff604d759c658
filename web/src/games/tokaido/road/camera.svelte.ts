// What the frame shows of the road: as much as can be read, and what the reader should have before the eyes.

import { Camera, within } from "../../../board/camera.svelte";
import type { Box, Size } from "../../../board/draw";

interface World extends Size {
  /** Pixels per unit at which everything is easy to read, and at which it just can be. */
  legible: number;
  smallest: number;
}

const MARGIN = 16;

export class RoadCamera extends Camera {
  #legible = 1;
  #smallest = 1;
  /** What the reader should have before the eyes. */
  subject: () => Box | null = () => null;

  /** On a narrow screen the board is as wide as the frame and longer than it. */
  override get comfortable(): number {
    return Math.max(this.whole, Math.min(this.frame.width / this.world.width, Math.max(this.#legible, this.whole)));
  }

  lay(frame: Size, { legible, smallest, ...world }: World): void {
    this.frame = frame;
    this.world = world;
    this.#legible = legible;
    this.#smallest = smallest;
    this.set(this.home ? { ...this.look, scale: this.comfortable } : this.look);
  }

  protected override lookAgain(): void {
    const box = this.subject();
    if (this.home && !this.held && box) this.reveal(box);
    else super.lookAgain();
  }

  fit(): void {
    this.home = !(this.home && this.scrolls);
    const box = this.subject();
    if (!this.home) this.glide({ ...this.look, scale: this.whole });
    else if (box) this.reveal(box);
    else this.glide({ ...this.look, scale: this.comfortable });
  }

  /** Brings a box into the frame, moving no more than it must. */
  reveal(box: Box, atOnce = false): void {
    const { x, y } = this.look;
    const scale = this.home ? this.#scaleFor(box) : this.scale;
    const { foot, side } = this.covered;
    const near = (center: number, size: number, hidden: number, from: number, length: number): number => {
      const half = size / scale / 2;
      const [low, high] = [from + length + MARGIN + hidden / scale - half, from - MARGIN + half];
      return low > high ? from + length / 2 + hidden / 2 / scale : within(center, low, high);
    };
    const wanted = {
      x: near(x, this.frame.width, side, box.x, box.width),
      y: near(y, this.frame.height, foot, box.y, box.height),
      scale,
    };
    if (atOnce) this.set(wanted);
    else this.glide(wanted);
  }

  /** A box that is a little too high for the frame is shown a little smaller. */
  #scaleFor(box: Box): number {
    const fitting = this.frame.height / (box.height + 2 * MARGIN);
    return within(fitting, Math.min(this.#smallest, this.comfortable), this.comfortable);
  }
}
