// What an advantage would bring a player as things lie, in words. The numbers are the server's.

import type { Message } from "../../../lib/protocol";
import { said } from "../names";
import type { Advantage, Prospect, View } from "../view";

/** `left`: the coins that would stay with the player, where that matters. */
export function promised(view: View, seat: number | null, advantage: Advantage, left: number): Message {
  const prospect = seat === null ? null : (view.battle?.prospects[seat] ?? null);
  return prospect ? own(prospect, advantage, left) : said(`war-promise-${advantage}`);
}

function own({ seppuku, hostages, hire, hire_by_coin }: Prospect, advantage: Advantage, left: number): Message {
  switch (advantage) {
    case "seppuku":
      return said("war-promise-seppuku-own", { figures: seppuku });
    case "hostage":
      return said("war-promise-hostage-own", { figures: hostages });
    case "ronin":
      return hire_by_coin ? said("war-promise-ronin-coins", { force: left }) : said("war-promise-ronin-own", { force: hire });
    default:
      return said("war-promise-poets");
  }
}
