import { describe, expect, it } from "vitest";
import { noticeIn, pathOf, showing } from "../notice";
import { told } from "../subscription";

const HERE = "https://chabudai.example";
const NOTICE = { title: "Your turn", body: "The second part", tag: "abc-turn", url: "/t/abc", count: 2 };

describe("a notice that is pushed", () => {
  it("is shown as the server says it", () => {
    expect(noticeIn(JSON.stringify(NOTICE), HERE)).toEqual(NOTICE);
  });

  it("is shown all the same when it cannot be read", () => {
    for (const pushed of [undefined, "", "nonsense", "[1]", "null", '"text"', '{"title": 7, "count": "two", "url": {}}']) {
      expect(noticeIn(pushed, HERE)).toEqual({ title: "Chabudai", body: "", tag: "chabudai", url: "/games", count: null });
    }
  });

  it("leads nowhere but to our own pages", () => {
    expect(pathOf("/t/abc?at=3#x", HERE)).toBe("/t/abc?at=3#x");
    expect(pathOf(`${HERE}/t/abc`, HERE)).toBe("/t/abc");
    for (const url of ["https://elsewhere.example/t/abc", "//elsewhere.example", "javascript:alert(1)", "data:,x", "https://["]) {
      expect(pathOf(url, HERE)).toBe("/games");
    }
  });

  it("finds the page of its table among those that are open", () => {
    const pages = [{ url: `${HERE}/games` }, { url: `${HERE}/t/abc?at=3` }];
    expect(showing(pages, "/t/abc", HERE)).toBe(pages[1]);
    expect(showing(pages, "/t/other", HERE)).toBeNull();
  });
});

describe("a subscription", () => {
  it("is told with its keys, and not at all without them", () => {
    const keys = { p256dh: "key", auth: "secret" };
    expect(told({ toJSON: () => ({ endpoint: "https://push.example/1", keys }) })).toEqual({
      endpoint: "https://push.example/1",
      ...keys,
    });
    expect(told({ toJSON: () => ({ endpoint: "https://push.example/1" }) })).toBeNull();
  });
});
