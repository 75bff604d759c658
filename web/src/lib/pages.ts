// The pages, each in a chunk of its own.

import type { Component } from "svelte";
import type { Table } from "./protocol";

type Page = { default: Component };

const PAGES: Record<string, () => Promise<Page>> = {
  home: () => import("../pages/Home.svelte"),
  new: () => import("../pages/NewTable.svelte"),
  games: () => import("../pages/MyGames.svelte"),
  replays: () => import("../pages/Replays.svelte"),
  rules: () => import("../pages/Rules.svelte"),
  settings: () => import("../pages/Settings.svelte"),
  notices: () => import("../pages/Notices.svelte"),
  account: () => import("../pages/Account.svelte"),
  person: () => import("../pages/Person.svelte"),
  "not-found": () => import("../pages/NotFound.svelte"),
};

export const loadTableGate = (): Promise<{ default: Component<{ id: string }> }> => import("../pages/TableGate.svelte");

type TablePage = { default: Component<{ id: string; table: Table }> };

export const loadTablePage = (): Promise<TablePage> => import("../table/live/TablePage.svelte");

export const loadReplayPage = (): Promise<{ default: Component<{ id: string }> }> =>
  import("../table/replay/ReplayPage.svelte");

export function loadPage(page: string): Promise<Page> {
  const load = PAGES[page] ?? PAGES["not-found"];
  return load ? load() : Promise.reject(new Error(`no page ${page}`));
}
