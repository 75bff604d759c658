// Whom one has muted and blocked, as far as this page has asked.

import { getBlocked, putBlock } from "./people_api";
import type { Blocked, BlockKind } from "./people_protocol";

let people = $state.raw<Blocked[] | null>(null);

/** Null before the server was asked. */
export const blocked = (): Blocked[] | null => people;

export async function loadBlocked(): Promise<Blocked[]> {
  people = await getBlocked();
  return people;
}

export const blockOf = (profile: string): BlockKind | null =>
  people?.find((each) => each.profile === profile)?.kind ?? null;

export async function setBlock(profile: string, kind: BlockKind | null): Promise<Blocked[]> {
  people = await putBlock(profile, kind);
  return people;
}
