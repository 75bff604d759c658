// The drawings and colours of cards and spaces.

import { regionOf, type Side } from "../components";
import { ACTION_ICON } from "../icons";
import { FILL } from "../map/regions";
import type { Space } from "../view";
import { isProvince, type Card } from "./plan";

export const spaceIcon = (space: Space): string => (space === "bid" ? "bid-card" : ACTION_ICON[space]);

/** The edge of a card: of a province the colour of its region. */
export const edgeOf = (card: Card | undefined, side: Side): string =>
  isProvince(card) ? FILL[regionOf(card, side)] : "var(--c-line-strong)";
