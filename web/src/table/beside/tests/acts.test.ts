import { expect, test } from "vitest";
import type { MenuEntry, WireError } from "../../../lib/protocol";
import { Acts, type Next } from "../acts.svelte";

const STALE: WireError = { kind: "stale", key: "error-stale", values: {} };
const FIRST = ["offer", "withdraw"];
const AFTER: Record<string, string[]> = { offer: ["one", "two"], one: ["openly", "secretly"], two: ["openly", "secretly"] };

/** A server at which points are offered in three steps, and withdrawn in one. */
class Desk {
  readonly done: string[][] = [];
  asked = 0;
  refuses: WireError | null = null;
  /** What an action is called now; null: it is barred. */
  names: Record<string, string | null> = {};
  acts = new Acts({ next: (said) => this.next(said), act: (said) => this.act(said) });

  next(said: string[]): Promise<Next | null> {
    this.asked += 1;
    const fits = said.every((action, place) => this.legal(said.slice(0, place)).includes(action));
    const menu = this.menu(said).map((action) => this.entry(action));
    const prompt = menu.length > 0 ? { key: `after ${said.length}`, values: {} } : null;
    return Promise.resolve(fits ? { whole: menu.length === 0, prompt, menu } : null);
  }

  menu(said: string[]): string[] {
    const last = said.at(-1);
    return last === undefined ? FIRST : (AFTER[last] ?? []);
  }

  legal(said: string[]): string[] {
    return this.menu(said).filter((action) => this.names[action] !== null);
  }

  entry(action: string): MenuEntry {
    const label = { key: this.names[action] ?? action, values: {} };
    const refusal = this.names[action] === null ? { clause: "N-1", key: "no", values: {} } : null;
    return { action, does: { verb: action }, label, refusal };
  }

  act(said: string[]): Promise<WireError | null> {
    if (this.refuses === null) this.done.push(said);
    return Promise.resolve(this.refuses);
  }

  async say(...actions: string[]): Promise<string> {
    for (const action of actions) await this.acts.say(action);
    return this.said;
  }

  get said(): string {
    return this.acts.said.map((step) => step.label.key).join(" ");
  }

  get offered(): string {
    return this.acts.menu.map((entry) => entry.action).join(" ");
  }
}

async function opened(...actions: string[]): Promise<Desk> {
  const desk = new Desk();
  await desk.acts.hear(0);
  await desk.acts.open();
  await desk.say(...actions);
  return desk;
}

test("it is said step by step, and done as one when it is whole", async () => {
  const desk = await opened();
  expect([desk.offered, desk.acts.prompt?.key]).toEqual(["offer withdraw", "after 0"]);
  expect(await desk.say("offer", "two")).toBe("offer two");
  expect([desk.offered, await desk.acts.send(), desk.done]).toEqual(["openly secretly", false, []]);
  await desk.say("secretly");
  expect([desk.acts.whole, desk.acts.prompt, await desk.acts.send()]).toEqual([true, null, true]);
  expect([desk.done, desk.said]).toEqual([[["offer", "two", "secretly"]], ""]);
});

test("a step asks the server once", async () => {
  const desk = await opened("offer", "two");
  expect(desk.asked).toBe(3);
});

test("to what is whole nothing is added, and what is barred or unknown is not said", async () => {
  const desk = await opened("withdraw", "offer");
  expect(desk.said).toBe("withdraw");
  await desk.acts.takeBack();
  desk.names = { offer: null };
  await desk.acts.hear(0);
  expect(await desk.say("offer", "anything")).toBe("");
});

test("a step is taken back, and what cannot be said without it as well", async () => {
  const desk = await opened("offer", "two", "openly");
  await desk.acts.takeBack();
  expect([desk.said, desk.offered]).toEqual(["offer two", "openly secretly"]);
  await desk.acts.takeBack(0);
  expect([desk.said, desk.offered, desk.acts.notice]).toEqual(["", "offer withdraw", null]);
});

test("who was too late is told so, and what was said is there still", async () => {
  const desk = await opened("withdraw");
  desk.refuses = STALE;
  expect([await desk.acts.send(), desk.acts.notice, desk.said, desk.acts.whole]).toEqual([false, "changed", "withdraw", true]);
  desk.refuses = null;
  expect([await desk.acts.send(), desk.acts.notice]).toEqual([true, null]);
});

test("any other refusal is told as it is", async () => {
  const desk = await opened("withdraw");
  desk.refuses = { ...STALE, kind: "illegal" };
  await desk.acts.send();
  expect(desk.acts.notice).toBe(desk.refuses);
});

test("when something happens the menu is asked for again, and what is said stays", async () => {
  const desk = await opened("offer");
  desk.names = { two: "two of three" };
  await desk.acts.hear(1);
  expect([desk.said, desk.acts.menu[1]?.label.key, desk.acts.notice]).toEqual(["offer", "two of three", null]);
});

test("what is said reads as it would be done, and that it reads otherwise is told", async () => {
  const desk = await opened("withdraw");
  desk.names = { withdraw: "withdraw three" };
  await desk.acts.hear(1);
  expect([desk.said, desk.acts.notice]).toEqual(["withdraw three", "changed"]);
});

test("what can no longer be said is cut, and that is told", async () => {
  const desk = await opened("offer", "two");
  desk.names = { two: null };
  await desk.acts.hear(1);
  expect([desk.said, desk.offered, desk.acts.notice]).toEqual(["offer", "one two", "changed"]);
});

test("news that come while a step is on its way do not lose it", async () => {
  const desk = await opened("offer");
  await Promise.all([desk.acts.say("two"), desk.acts.hear(1)]);
  expect([desk.said, desk.acts.busy]).toEqual(["offer two", false]);
});

test("while one step is on its way no other is said", async () => {
  const desk = await opened();
  await Promise.all([desk.acts.say("offer"), desk.acts.say("withdraw"), desk.acts.takeBack()]);
  expect(desk.said).toBe("offer");
});

test("nothing is asked while it is closed; what was half said is there again when it opens", async () => {
  const desk = await opened("offer", "two");
  desk.acts.close();
  const { asked } = desk;
  await desk.acts.hear(1);
  expect([desk.asked, desk.acts.news]).toEqual([asked, 1]);
  await desk.acts.open();
  expect([desk.said, desk.acts.news]).toEqual(["offer two", 0]);
});

test("what was heard before the page was opened is no news", async () => {
  const desk = new Desk();
  await desk.acts.hear(3);
  expect(desk.acts.news).toBe(0);
  await desk.acts.hear(5);
  expect(desk.acts.news).toBe(2);
});

test("where no answer comes all stays as it is", async () => {
  const desk = await opened("offer");
  desk.next = () => Promise.resolve(null);
  await desk.acts.hear(1);
  expect([desk.said, desk.offered, desk.acts.busy]).toEqual(["offer", "one two", false]);
});
