// A battle step by step: what was decided, by how much, and what came of it.

import type { Line, Message } from "../../../lib/protocol";
import { ADVANTAGES } from "../components";
import { ADVANTAGE_ICON } from "../icons";
import { advantageKey, said } from "../names";
import type { Advantage, Battle } from "../view";
import { againstVictor, bidsOn, type Fight, type Outcome } from "./stories";

export type Standing = "done" | "now" | "soon";

export interface ToldStep {
  id: string;
  icon: string;
  headline: Message;
  /** What the log says of it. */
  lines: readonly Line[];
  standing: Standing;
}

/** `battle` is the one that is fought now; null for one that is over. `earlier` happened since the battle before. */
export function stepsOf(fight: Fight, battle: Battle | null, earlier: readonly Line[] = []): ToldStep[] {
  const before = ADVANTAGES.filter(({ before_outcome }) => before_outcome).map(({ id }) => contestStep(fight, id, battle));
  const after = ADVANTAGES.filter(({ before_outcome }) => !before_outcome).map(({ id }) => contestStep(fight, id, battle));
  const revealed: ToldStep = { id: "bids", icon: "lock", headline: said("war-told-bids"), lines: [], standing: "done" };
  const steps = [revealed, ...before, outcomeStep(fight, battle), ...after, paymentStep(fight, battle)];
  if (earlier.length === 0) return steps;
  return [{ id: "earlier", icon: "clock", headline: said("war-told-earlier"), lines: earlier, standing: "done" }, ...steps];
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
  return { ...told, headline: outcomeSaid(outcome), standing: "done" };
}

/** By how much a battle was won; a tie by honor. */
function outcomeSaid(outcome: Outcome): Message {
  const { force, others, tied } = againstVictor(outcome);
  const values = { seat: outcome.victor, force };
  if (others.length === 0) return said("war-told-won", values);
  return said(tied ? "war-told-won-tie" : "war-told-won-over", { ...values, others: others.map((n) => said("war-number", { n })) });
}

function paymentStep({ payments }: Fight, battle: Battle | null): ToldStep {
  const told = { id: "payments", icon: "coin", headline: said("war-told-payments"), lines: payments };
  if (!battle) return { ...told, standing: "done" };
  const decided = battle.advantages.every(({ status }) => status === "won" || status === "skipped");
  return { ...told, standing: battle.victor !== null && decided ? "now" : "soon" };
}
