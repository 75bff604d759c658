import { expect, test } from "vitest";
import { type Told, ViewKeeper } from "../delta";

const told = (position: object, halts: object[] = []): Told =>
  ({ type: "position", position, halts, log: [], from: 0 }) as unknown as Told;

function views(...messages: Told[]): unknown[] {
  const keeper = new ViewKeeper();
  return messages.map((message) => {
    const heard = keeper.whole(message);
    return heard.type === "position" ? [...heard.halts, heard.position].map((each) => each.view) : null;
  });
}

test("what is not told has not changed, and stays the same object", () => {
  const market = [{ card: "a" }];
  const [, [next]] = views(told({ view: { market, turn: 1 } }), told({ changes: { turn: 2 } })) as [unknown, unknown[]];
  expect(next).toEqual({ market, turn: 2 });
  expect((next as { market: unknown }).market).toBe(market);
});

test("items of lists and of maps change one by one", () => {
  const view = { players: [{ coins: 1 }, { coins: 2 }], places: { inn: { pieces: 3 }, sea: { pieces: 0 } } };
  const changes = { "players.1": { coins: 5 }, "places.sea": { pieces: 4 } };
  expect(views(told({ view }), told({ changes }))[1]).toEqual([
    { players: [{ coins: 1 }, { coins: 5 }], places: { inn: { pieces: 3 }, sea: { pieces: 4 } } },
  ]);
  expect(view.players[1]).toEqual({ coins: 2 });
});

test("each position on the way builds on the one before it, and the last on them", () => {
  const on_the_way = told({ changes: { c: 3 } }, [{ changes: { a: 2 } }, { changes: { b: 2 }, gone: ["a"] }]);
  expect(views(told({ view: { a: 1, b: 1, c: 1 } }), on_the_way)[1]).toEqual([
    { a: 2, b: 1, c: 1 },
    { b: 2, c: 1 },
    { b: 2, c: 3 },
  ]);
});

test("whoever comes anew is told a whole view, and other messages pass", () => {
  const chat: Told = { type: "chat", lines: [] };
  expect(views(told({ view: { a: 1 } }), chat, told({ view: { b: 1 } }))).toEqual([[{ a: 1 }], null, [{ b: 1 }]]);
});
