// What a choice would bring, written out as far as it can be seen on the table.

import type { MenuEntry, Message } from "../../../lib/protocol";
import { BARRIERS, bundleOf, CAPS, TRACK_END, type Effect } from "../components";
import { phrase, rewardsOf, summed, wellOf } from "../domain/rewards";
import { said, sentences } from "../names";
import type { Clan, Good, Row, View } from "../view";

const RESOURCES: readonly string[] = ["food", "iron", "pearl"];

export function consequence(entry: MenuEntry, view: View, clan: Clan): Message | null {
  const { verb, bundle, row, good } = entry.does;
  if (bundle !== undefined) return ofEffects(bundleOf(bundle).effects, view, clan);
  if (row !== undefined) return said("board-brings-row", { goods: rewardsOf(clan, row as Row) });
  if (verb === "choose") return after([{ op: "gain", what: good as Good, n: 1 }], clan);
  if (verb === "exchange") return after(swapped(good as Good, Number(entry.label.values["seals"] ?? 0)), clan);
  if (verb === "audience") return said("board-brings-audience", { home: clan.home.courtiers });
  if (verb === "climb") return said("board-brings-climb", { gate: clan.gate, inside: climbers(clan) });
  if (verb === "cross") return said("board-brings-cross", { ...entry.label.values, space: reached(entry, clan) });
  if (entry.label.key === "label-stop") return said("board-brings-stop", { space: clan.influence });
  return null;
}

const swapped = (good: Good, seals: number): Effect[] => [
  { op: "gain", what: good, n: 1 },
  { op: "gain", what: "seal", n: -seals },
];

/** Courtiers on the floors from which one may climb on. */
const climbers = ({ rooms }: Clan): number => Object.values(rooms).reduce((sum, count) => sum + count, 0);

const reached = ({ label }: MenuEntry, clan: Clan): number =>
  Math.min(TRACK_END, clan.influence + Number(label.values["n"] ?? 1));

function ofEffects(effects: readonly Effect[], view: View, clan: Clan): Message | null {
  const came = effects.flatMap((effect) => given(effect, view));
  return sentences([after(came, clan), ...effects.map((effect) => opened(effect, view, clan))]);
}

/** The goods an effect gives at once. */
function given(effect: Effect, view: View): Effect[] {
  if (effect.op === "gain") return [effect];
  return effect.op === "well" ? wellOf(view) : [];
}

/** How much of each good there would be, and what there is no room for. */
function after(gains: readonly Effect[], clan: Clan): Message | null {
  const goods = summed(gains).filter((effect) => effect.op === "gain" && effect.what !== "point");
  const have = goods.flatMap((effect) => (effect.op === "gain" ? [{ ...effect, n: held(effect, clan) }] : []));
  const lost = goods.flatMap((effect) => (effect.op === "gain" ? surplus(effect, clan) : []));
  return sentences([
    have.length > 0 ? said("board-brings-after", { goods: have.map(phrase) }) : null,
    lost.length > 0 ? said("board-brings-lost", { goods: lost.map(phrase) }) : null,
  ]);
}

type Gain = Extract<Effect, { op: "gain" }>;

function capOf(what: string): number {
  if (what === "seal") return CAPS.seal_cap;
  return RESOURCES.includes(what) ? CAPS.resource_cap : Infinity;
}

const held = ({ what, n }: Gain, clan: Clan): number => Math.min(capOf(what), clan[what as Good] + n);

function surplus(gain: Gain, clan: Clan): Effect[] {
  const over = clan[gain.what as Good] + gain.n - capOf(gain.what);
  return over > 0 ? [{ ...gain, n: over }] : [];
}

/** What an effect leads to. */
function opened(effect: Effect, view: View, clan: Clan): Message | null {
  switch (effect.op) {
    case "lantern":
      return said("board-line-lantern", { goods: clan.lit });
    case "well":
      return view.well.includes("any") ? said("board-brings-any") : null;
    case "influence":
      return steps(effect.n, clan);
    case "courtiers":
      return said("board-brings-courtiers", { home: clan.home.courtiers });
    case "gardeners":
      return said("board-brings-gardeners", { home: clan.home.gardeners, n: clan.food });
    case "warriors":
      return said("board-brings-warriors", { home: clan.home.warriors, n: clan.iron });
    case "domain":
      return said("board-brings-domain");
    default:
      return null;
  }
}

function steps(n: number, clan: Clan): Message {
  const to = Math.min(TRACK_END, clan.influence + n);
  const barrier = BARRIERS.find(({ enter }) => clan.influence < enter && enter <= to);
  return barrier
    ? said("board-brings-barrier", { space: to, seals: barrier.seals })
    : said("board-brings-steps", { space: to });
}
