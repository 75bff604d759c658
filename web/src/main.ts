import "./look/index.css";
// after the tokens, whose fonts it takes the place of
import "./look/fonts.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { noticeEnds } from "./lib/coming_back";
import { beInstallable } from "./lib/installable.svelte";
import { followSessions, loadMe } from "./lib/me.svelte";
import { followVersions } from "./lib/new_version";
import { loadPage, loadTableGate } from "./lib/pages";
import { route, startRouter } from "./lib/router.svelte";
import { followOtherWindows, preferredLanguage, setLanguage } from "./lib/text.svelte";
import { followWaiting } from "./lib/waiting.svelte";

// The first page is fetched while the words arrive, so that it appears at once and whole.
const firstPage = route().page === "table" ? loadTableGate() : loadPage(route().page);

async function start(target: HTMLElement): Promise<void> {
  await Promise.all([setLanguage(preferredLanguage()), firstPage.catch(() => undefined)]);
  followOtherWindows();
  followSessions();
  noticeEnds();
  followWaiting();
  followVersions();
  beInstallable();
  startRouter();
  mount(App, { target });
  // Without an answer nobody is signed in; whatever needs a guest will ask again and say what is wrong.
  await loadMe().catch(() => undefined);
}

const target = document.getElementById("app");
if (target) void start(target);
