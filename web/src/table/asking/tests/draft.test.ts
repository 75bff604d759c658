import { expect, test } from "vitest";
import type { Position } from "../../../lib/protocol";
import { Draft } from "../draft.svelte";

/** A server that wants three different picks, a `b` only after an `a`. */
class Desk {
  readonly sent: string[][] = [];
  asked = 0;
  cuts = 0;
  kept = "";
  draft = new Draft({
    ask: (actions) => this.answer(actions),
    send: (actions) => void this.sent.push(actions),
    keep: (actions) => void (this.kept = actions.join("")),
    cut: () => void (this.cuts += 1),
  });

  answer(actions: string[]): Promise<Position | null> {
    this.asked += 1;
    const fits = new Set(actions).size === actions.length && actions.every((each, place) => this.fits(each, actions.slice(0, place)));
    return Promise.resolve(fits ? position(actions) : null);
  }

  fits(action: string, before: string[]): boolean {
    return action !== "b" || before.includes("a");
  }

  async lay(...actions: string[]): Promise<string> {
    for (const action of actions) await this.draft.lay(action);
    return this.laid;
  }

  get laid(): string {
    return this.draft.laid.map((pick) => pick.action).join("");
  }
}

function position(actions: string[]): Position {
  const picked = actions.map((action) => ({ action, does: { verb: action }, label: { key: action, values: {} } }));
  const menu = actions.length < 3 ? [{ ...entry("a"), refusal: null }] : [];
  return { picked, menu, n: 1, picks: 0, view: { actions } } as unknown as Position;
}

function entry(action: string): { action: string; does: { verb: string }; label: { key: string; values: object } } {
  return { action, does: { verb: action }, label: { key: action, values: {} } };
}

test("picks are laid in their order, and nothing is sent before it is whole", async () => {
  const desk = new Desk();
  expect(await desk.lay("a", "c")).toBe("ac");
  desk.draft.send();
  expect([desk.draft.whole, desk.sent]).toEqual([false, []]);
  expect(await desk.lay("b")).toBe("acb");
  desk.draft.send();
  expect([desk.draft.whole, desk.sent]).toEqual([true, [["a", "c", "b"]]]);
});

test("to what is whole nothing can be added", async () => {
  const desk = new Desk();
  expect(await desk.lay("a", "b", "c", "d")).toBe("abc");
});

test("what may not be laid changes nothing", async () => {
  const desk = new Desk();
  expect(await desk.lay("a", "a")).toBe("a");
  expect(await desk.lay("c")).toBe("ac");
});

test("the last pick is taken back, or one in the middle", async () => {
  const desk = new Desk();
  await desk.lay("c", "a", "d");
  await desk.draft.takeBack(1);
  expect([desk.laid, desk.draft.whole]).toEqual(["cd", false]);
  await desk.draft.takeBack();
  await desk.draft.takeBack();
  expect([desk.laid, desk.draft.position]).toEqual(["", null]);
  await desk.draft.takeBack();
  expect(desk.cuts).toBe(0);
});

test("what cannot stand without it is taken back too, and that is told", async () => {
  const desk = new Desk();
  await desk.lay("c", "a", "b");
  await desk.draft.takeBack(1);
  expect([desk.laid, desk.cuts]).toEqual(["c", 1]);
});

test("an answer that comes after the question has changed is not heard", async () => {
  const desk = new Desk();
  const laying = desk.draft.lay("a");
  expect(desk.draft.busy).toBe(true);
  desk.draft.clear();
  await laying;
  expect([desk.laid, desk.draft.busy]).toEqual(["", false]);
});

test("while one pick is on its way no other is laid", async () => {
  const desk = new Desk();
  await Promise.all([desk.draft.lay("a"), desk.draft.lay("c"), desk.draft.takeBack(), desk.draft.layAll(["d"])]);
  expect([desk.laid, desk.asked]).toEqual(["a", 1]);
});

test("an answer that was taken back is laid again as a whole", async () => {
  const desk = new Desk();
  await desk.draft.layAll(["a", "b", "c"]);
  expect([desk.laid, desk.draft.whole]).toEqual(["abc", true]);
});

test("looking again leaves what is laid, and whatever looks as before", async () => {
  const desk = new Desk();
  await desk.lay("a");
  const before = desk.draft.position;
  await desk.draft.refresh();
  expect([desk.laid, desk.draft.position === before, desk.draft.busy]).toEqual(["a", true, false]);
});

test("looking again comes too late for what was laid meanwhile", async () => {
  const desk = new Desk();
  await desk.lay("a");
  await Promise.all([desk.draft.refresh(), desk.draft.lay("b")]);
  expect(desk.laid).toBe("ab");
});

test("whatever is laid is told to whoever keeps it", async () => {
  const desk = new Desk();
  await desk.lay("a", "c");
  expect(desk.kept).toBe("ac");
  await desk.draft.takeBack();
  expect(desk.kept).toBe("a");
  desk.draft.clear();
  expect(desk.kept).toBe("");
});

test("what was sent and is taken back stays in sight until it is laid again", async () => {
  const desk = new Desk();
  const sent = position(["a", "b"]).picked;
  const seen: string[] = [];
  const look = (): void => void seen.push([...desk.draft.taken, ...desk.draft.laid].map((pick) => pick.action).join(""));
  const back = desk.draft.takeUp(sent, () => {
    look();
    desk.draft.clear(); // the question is another now
    look();
    return Promise.resolve(true);
  });
  look();
  await back;
  look();
  expect([seen, desk.draft.taken]).toEqual([["ab", "ab", "ab", "ab"], []]);
});

test("what cannot be taken back is not laid", async () => {
  const desk = new Desk();
  await desk.draft.takeUp(position(["a", "b"]).picked, () => Promise.resolve(false));
  expect([desk.laid, desk.draft.taken]).toEqual(["", []]);
});
