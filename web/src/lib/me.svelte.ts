// Who one is on this device. The secret is in a cookie that no script can read.

import { getMe, putMe } from "./api";
import { called, NAMELESS } from "./names";
import type { Guest } from "./protocol";

let guest = $state.raw<Guest | null>(null);
let asked = $state(false);
let sessions = $state(0);
const STORED = "chabudai.session"; // changes with every new session, so that other windows of this browser hear of it

export function me(): Guest | null {
  return guest;
}

let atTable = $state.raw<string | null>(null);

/** The name of the guest where it is shown now: at a table where another has the same, the one on the chair. */
export function nameShown(): string | null {
  const name = atTable ?? guest?.name ?? null;
  return name && called(name);
}

/** Called while a page is made: as long as it is there, the guest is called what the chair says. */
export function calledAs(name: () => string | null): void {
  $effect(() => {
    atTable = name();
    return () => (atTable = null);
  });
}

/** Whether the server has told who we are: before that, nobody is not yet nobody. */
export function meKnown(): boolean {
  return asked;
}

export async function loadMe(): Promise<void> {
  guest = await getMe();
  asked = true;
}

/** How many sessions this window has had: with another one all lines begin anew, though it may be the same person. */
export function sessionsSoFar(): number {
  return sessions;
}

/** Who one is after registering, logging in or out: the secret is another one. */
export function becomeMe(person: Guest | null): void {
  guest = person;
  asked = true;
  sessions++;
  localStorage.setItem(STORED, Math.random().toString(36).slice(2));
}

/** The session may have ended, or begun, elsewhere: asks who one is now. All changes in one go, so that a line is begun
 * anew once. */
export async function lookAgain(): Promise<void> {
  const found = await getMe();
  guest = found;
  asked = true;
  sessions++;
}

/** Who logs in or out in one window of this browser does so in all of them. */
export function followSessions(): void {
  addEventListener("storage", ({ key }) => {
    if (key === STORED) void lookAgain().catch(() => undefined);
  });
}

/** Becomes a guest or takes another nickname. */
export async function nameMe(name: string): Promise<Guest> {
  guest = await putMe(name);
  asked = true;
  return guest;
}

/** Who wants to play at once is asked for no name. */
export async function ensureGuest(): Promise<Guest> {
  return guest ?? (await getMe()) ?? (await nameMe(NAMELESS));
}
