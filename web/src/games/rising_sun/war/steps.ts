// A battle step by step: what was decided, by how much, and what came of it.

import type { Line, Message } from "../../../lib/protocol";
import { ADVANTAGES } from "../components";
import { ADVANTAGE_ICON } from "../icons";
import { advantageKey, said } from "../names";
import type { Advantage, Battle } from "../view";
import { bidsOn, type Fight } from "./stories";

export type Standing = "done" | "now" | "soon";

export interface ToldStep {
  id: string;
  icon: string;
  headline: Message;
  /** What the log says of it. */
  lines: readonly Line[];
  standing: Standing;
}

/** `battle` is the one that is fought now; null for one that is over. */
export function stepsOf(fight: Fight, battle: Battle | null): ToldStep[] {
  const before = ADVANTAGES.filter(({ before_outcome }) => before_outcome).map(({ id }) => contestStep(fight, id, battle));
  const after = ADVANTAGES.filter(({ before_outcome }) => !before_outcome).map(({ id }) => contestStep(fight, id, battle));
  const revealed: ToldStep = { id: "bids", icon: "lock", headline: said("war-told-bids"), lines: [], standing: "done" };
  return [revealed, ...before, outcomeStep(fight, battle), ...after, paymentStep(fight, battle)];
}

function contestStep(fight: Fight, advantage: Advantage, battle: Battle | null): ToldStep {
  const contest = fight.contests.find((each) => each.advantage === advantage);
  return {
    ...{ id: advantage, icon: ADVANTAGE_ICON[advantage], lines: contest?.lines ?? [] },
    ...{ headline: contestSaid(fight, advantage), standing: contestStands(advantage, battle) },
  };
}

function contestStands(advantage: Advantage, battle: Battle | null): Standing {
  const status = battle?.advantages.find((each) => each.advantage === advantage)?.status;
  if (status === "waiting") return "soon";
  return status === "now" ? "now" : "done";
}

/** By how much an advantage was won; a tie by honor. */
function contestSaid(fight: Fight, id: Advantage): Message {
  const [first, second] = bidsOn(fight, id);
  const advantage = advantageKey(id);
  if (first === undefined) return said("war-told-nobody", { advantage });
  const winner = fight.contests.find((each) => each.advantage === id)?.winner ?? null;
  if (second === undefined) return said("war-told-alone", { advantage, seat: first.seat, coins: first.coins });
  if (second.coins < first.coins) return said("war-told-over", { advantage, seat: first.seat, coins: first.coins, other: second.coins });
  if (winner === null) return said("war-told-tie-soon", { advantage, coins: first.coins });
  return said("war-told-tie", { advantage, seat: winner, coins: first.coins });
}

function outcomeStep({ outcome }: Fight, battle: Battle | null): ToldStep {
  const told = { id: "outcome", icon: "war", lines: outcome?.lines ?? [] };
  if (battle && battle.victor === null) return { ...told, headline: said("war-told-outcome"), standing: "soon" };
  if (outcome === null) return { ...told, headline: said("war-told-outcome"), standing: "done" };
  const others = [...outcome.forces].filter(([seat]) => seat !== outcome.victor).map(([, force]) => force);
  const values = { seat: outcome.victor, force: outcome.forces.get(outcome.victor) ?? 0 };
  const headline =
    others.length === 0
      ? said("war-told-won", values)
      : said("war-told-won-over", { ...values, others: others.sort((a, b) => b - a).map((force) => said("war-number", { n: force })) });
  return { ...told, headline, standing: "done" };
}

function paymentStep({ payments }: Fight, battle: Battle | null): ToldStep {
  const told = { id: "payments", icon: "coin", headline: said("war-told-payments"), lines: payments };
  if (!battle) return { ...told, standing: "done" };
  const decided = battle.advantages.every(({ status }) => status === "won" || status === "skipped");
  return { ...told, standing: battle.victor !== null && decided ? "now" : "soon" };
}
