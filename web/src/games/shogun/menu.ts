// What is asked, told by where it is answered.

import type { Play } from "../../lib/game";
import type { View } from "./view";

/** The reader lays a plan, or has laid it and waits for nobody to press a button. */
export const plans = ({ view, seat, position, draft }: Play<View>): boolean =>
  view.phase === "planning" && seat !== null && draft !== null && position.deciders.includes(seat);
