import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HOLD, MOST, StepQueue } from "../queue";

let shown: number[] = [];
let hurry: boolean[] = [];
let atOnce = false;
let drawing: (() => void)[] = [];

function drawn(): void {
  for (const each of drawing.splice(0)) each();
}

function queue(): StepQueue<number> {
  return new StepQueue<number>({
    show: (step, hurried) => {
      shown.push(step);
      hurry.push(hurried);
    },
    atOnce: () => atOnce,
    beforeDrawing: (show) => drawing.push(show),
    idle: () => undefined,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  [shown, hurry, drawing, atOnce] = [[], [], [], false];
});
afterEach(() => {
  vi.useRealTimers();
});

test("the first move is shown at once, the next when the eye has followed", () => {
  const steps = queue();
  steps.push(1);
  steps.push(2);
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(HOLD);
  expect(shown).toEqual([1, 2]);
});

test("a long queue is played at double speed", () => {
  const steps = queue();
  for (const step of [1, 2, 3, 4, 5, 6]) steps.push(step);
  vi.advanceTimersByTime(HOLD);
  expect([shown.at(-1), hurry.at(-1)]).toEqual([2, true]);
  vi.advanceTimersByTime(HOLD / 2);
  expect(shown.at(-1)).toBe(3);
});

test("a press shows everything, in order", () => {
  const steps = queue();
  for (const step of [1, 2, 3]) steps.push(step);
  steps.flush();
  expect(shown).toEqual([1, 2, 3]);
  expect(steps.busy).toBe(false);
});

test("with reduced motion nothing waits longer than until the page is drawn, and then for nothing", () => {
  atOnce = true;
  const steps = queue();
  for (const step of [1, 2, 3]) steps.push(step);
  expect([shown, drawing.length]).toEqual([[], 1]);
  drawn();
  expect(shown).toEqual([1, 2, 3]);
  steps.push(4);
  drawn();
  expect(shown).toEqual([1, 2, 3, 4]);
});

test("what was shown or replaced before the page was drawn is not shown again", () => {
  atOnce = true;
  const steps = queue();
  steps.push(1);
  steps.flush();
  steps.push(2);
  steps.clear();
  drawn();
  expect(shown).toEqual([1]);
});

test("who stops waiting for the eye is shown the rest with the next drawing", () => {
  const steps = queue();
  for (const step of [1, 2]) steps.push(step);
  atOnce = true;
  steps.push(3);
  drawn();
  vi.runAllTimers();
  expect(shown).toEqual([1, 2, 3]);
});

test("nobody has to sit through a whole game", () => {
  const steps = queue();
  for (let step = 1; step <= 100; step++) steps.push(step);
  expect(shown.length).toBe(100 - MOST);
  vi.runAllTimers();
  expect(shown).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
});

test("what belongs to the last that waits is amended there, and nobody waits longer", () => {
  const steps = queue();
  for (const step of [1, 2, 3]) steps.push(step);
  expect([steps.last, steps.amend((step) => step * 10)]).toEqual([3, true]);
  vi.advanceTimersByTime(HOLD * 2);
  expect(shown).toEqual([1, 2, 30]);
});

test("where nothing waits nothing is amended", () => {
  const steps = queue();
  steps.push(1);
  expect([steps.last, steps.amend((step) => step * 10)]).toEqual([undefined, false]);
  expect(shown).toEqual([1]);
});

test("what an answer of the server rests on is shown before the page is drawn, what the eye follows is not", () => {
  const steps = queue();
  for (const step of [1, 2]) steps.push(step);
  steps.settle();
  expect(shown).toEqual([1]);
  atOnce = true;
  steps.push(3);
  steps.settle();
  expect(shown).toEqual([1, 2, 3]);
});
