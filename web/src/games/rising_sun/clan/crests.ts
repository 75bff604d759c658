// Which crest and whose colours each clan has: they go with the clan, wherever it sits.

import type { OwnCrest } from "../../../lib/sprite";
import type { Clan } from "../view";

const COLOURS: Record<Clan, number> = { dragonfly: 0, koi: 1, bonsai: 2, turtle: 3, lotus: 4 };

export const crestOfClan = (clan: Clan): OwnCrest => ({ mark: `clan-${clan}`, colours: COLOURS[clan] });

/** By the keys of the roles, which are words of one piece. Every page has them: nothing else of the game comes with them. */
export const crests: Record<string, OwnCrest> = Object.fromEntries(
  (Object.keys(COLOURS) as Clan[]).map((clan) => [`clan-${clan}`, crestOfClan(clan)]),
);
