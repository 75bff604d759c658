import { afterEach, expect, test, vi } from "vitest";
import { broughtBy, openingLink, takeBrought } from "../fragment";

afterEach(() => vi.unstubAllGlobals());

test("a link brings one token of a kind that we know", () => {
  expect(broughtBy("#open=a-b_c")).toEqual({ kind: "open", token: "a-b_c" });
  expect(broughtBy("#mail=x%2By")).toEqual({ kind: "mail", token: "x+y" });
  expect(broughtBy("#password=x+y")).toEqual({ kind: "password", token: "x+y" });
  expect(broughtBy("#invitation=k")).toEqual({ kind: "invitation", token: "k" });
});

test("a jump in the page, nothing, and an empty token bring nothing", () => {
  expect(["", "#", "#content", "#open", "#open=", "#other=x"].map(broughtBy)).toEqual(Array(6).fill(null));
});

test("what our own link says is read again", () => {
  const link = openingLink("https://house", "a/b+c=");
  expect(link.startsWith("https://house/account#open=")).toBe(true);
  expect(broughtBy(new URL(link).hash)).toEqual({ kind: "open", token: "a/b+c=" });
});

test("the token leaves the address at once, and a plain address stays as it is", () => {
  const replaceState = vi.fn();
  vi.stubGlobal("history", { state: 7, replaceState });
  vi.stubGlobal("location", { hash: "#open=secret", pathname: "/account", search: "?a" });
  expect(takeBrought()?.token).toBe("secret");
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(7, "", "/account?a");
  vi.stubGlobal("location", { hash: "", pathname: "/account", search: "" });
  expect(takeBrought()).toBeNull();
  expect(replaceState).toHaveBeenCalledTimes(1);
});
