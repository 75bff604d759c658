import { expect, test } from "vitest";
import { invitationLink, tokenIn } from "../invitation_link";

test("a personal link brings its token in the fragment, whatever letters it has", () => {
  const link = new URL(invitationLink("https://table.example", "abc", "a+b/c=_-"));
  expect([link.pathname, link.search, tokenIn(link.hash)]).toEqual(["/t/abc", "", "a+b/c=_-"]);
});

test("any other fragment brings none", () => {
  expect(["", "#content", "#open=abc", "#invited="].map(tokenIn)).toEqual([null, null, null, null]);
});
