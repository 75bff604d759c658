// The orders of a plan that something stands in the way of.

import type { Space } from "../view";
import type { Laying } from "./laying.svelte";
import { BID, doubt, type Doubt } from "./plan";

export function doubtsOf({ plan, hand }: Laying): { space: Space; against: Doubt }[] {
  return hand.planning.spaces.flatMap((space) => {
    const against = space === BID ? null : doubt(plan, space, hand);
    return against ? [{ space, against }] : [];
  });
}
