// Fingers, mouse and wheel on the board: drag to pan, pinch or wheel to zoom, press twice on the ground to fit.

import { settings } from "../lib/settings.svelte";
import type { Point } from "./draw";

/** What moves under the fingers, in pixels of the frame. */
export interface Movable {
  /** The wheel moves it, and zooms only with the control key. */
  readonly scrolls: boolean;
  pan(dx: number, dy: number): void;
  zoomAt(factor: number, at: Point): void;
  fit(): void;
}

const SLACK = 7;
const NOTCH = 0.0016;
const FRICTION = 0.994;
const SLOW = 0.03;

export function gestures(camera: Movable): (element: HTMLElement) => () => void {
  return (element) => {
    const handler = new Gestures(element, camera);
    return () => handler.end();
  };
}

class Gestures {
  private readonly fingers = new Map<number, Point>();
  private readonly ended = new AbortController();
  private dragging = false;
  private speed: Point = { x: 0, y: 0 };
  private moved = 0;
  private rolling = 0;

  constructor(
    private readonly element: HTMLElement,
    private readonly camera: Movable,
  ) {
    const { signal } = this.ended;
    element.addEventListener("pointerdown", (event) => this.down(event), { signal });
    element.addEventListener("pointermove", (event) => this.move(event), { signal });
    element.addEventListener("pointerup", (event) => this.up(event), { signal });
    element.addEventListener("pointercancel", (event) => this.up(event), { signal });
    element.addEventListener("wheel", (event) => this.wheel(event), { signal, passive: false });
    element.addEventListener("dblclick", (event) => this.twice(event), { signal });
    // A drag that began on a target must not press it when the finger is lifted.
    element.addEventListener("click", (event) => this.swallow(event), { signal, capture: true });
  }

  end(): void {
    this.ended.abort();
    cancelAnimationFrame(this.rolling);
  }

  private here(event: MouseEvent): Point {
    const frame = this.element.getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  }

  private down(event: PointerEvent): void {
    if (event.button !== 0) return;
    cancelAnimationFrame(this.rolling);
    if (this.fingers.size === 0) this.dragging = false;
    this.speed = { x: 0, y: 0 };
    this.fingers.set(event.pointerId, this.here(event));
  }

  private move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (before === undefined) return;
    const now = this.here(event);
    const [dx, dy] = [now.x - before.x, now.y - before.y];
    if (!this.dragging && Math.hypot(dx, dy) < SLACK) return;
    if (!this.dragging) this.element.setPointerCapture(event.pointerId);
    this.dragging = true;
    if (this.fingers.size === 2) this.pinch(event.pointerId, before, now);
    else this.drag(dx, dy, event.timeStamp);
    this.fingers.set(event.pointerId, now);
  }

  private drag(dx: number, dy: number, time: number): void {
    this.camera.pan(dx, dy);
    const elapsed = Math.max(time - this.moved, 1);
    this.speed = { x: dx / elapsed, y: dy / elapsed };
    this.moved = time;
  }

  private pinch(id: number, before: Point, now: Point): void {
    const other = [...this.fingers].find(([each]) => each !== id)?.[1];
    if (other === undefined) return;
    const apart = (point: Point): number => Math.max(Math.hypot(point.x - other.x, point.y - other.y), 1);
    this.camera.zoomAt(apart(now) / apart(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  private up(event: PointerEvent): void {
    if (!this.fingers.delete(event.pointerId) || this.fingers.size > 0) return;
    if (this.dragging && event.pointerType === "touch" && event.timeStamp - this.moved < 60)
      this.roll(performance.now());
  }

  /** A flick of the finger rolls on for a while. */
  private roll(before: number): void {
    if (settings.still) return;
    this.rolling = requestAnimationFrame((now) => {
      const elapsed = now - before;
      const drag = FRICTION ** elapsed;
      this.speed = { x: this.speed.x * drag, y: this.speed.y * drag };
      this.camera.pan(this.speed.x * elapsed, this.speed.y * elapsed);
      if (Math.hypot(this.speed.x, this.speed.y) > SLOW) this.roll(now);
    });
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault();
    if (this.camera.scrolls && !event.ctrlKey) this.camera.pan(-event.deltaX, -event.deltaY);
    else this.camera.zoomAt(Math.exp(-event.deltaY * NOTCH * (event.ctrlKey ? 5 : 1)), this.here(event));
  }

  private twice(event: MouseEvent): void {
    if (!(event.target as Element).closest("[role=button], button")) this.camera.fit();
  }

  private swallow(event: MouseEvent): void {
    if (!this.dragging) return;
    event.stopPropagation();
    event.preventDefault();
    this.dragging = false;
  }
}
