// Which questions are answered over the board, because nothing on it stands for the answers.

import type { Play } from "../../lib/game";
import { buys } from "./cards/market";
import { inTray } from "./clan/menu";
import { mandateEntries } from "./mandates/menu";
import { aimsOf } from "./map/aims";
import { offering } from "./tea/talk";
import type { View } from "./view";

export const offers = (play: Play<View>): boolean => mandateEntries(play.menu).length > 0 || isInWords(play);

/** Whether to pay, whom to spare, who is first: neither a place nor a piece, a card or a coin of a bid is pressed for it. */
function isInWords(play: Play<View>): boolean {
  const { view, menu } = play;
  if (menu.length < 2 || view.phase === "tea_ceremony" || view.battle !== null) return false;
  return !offering(play) && !buys(menu) && !menu.some(inTray) && aimsOf(view, menu).length === 0;
}
