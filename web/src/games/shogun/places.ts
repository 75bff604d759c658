// The map in words: the provinces region by region, then the tower.

import type { BoardPlace } from "../../lib/game";
import type { MenuEntry, Message } from "../../lib/protocol";
import { neighboursOf, PROVINCES, REGIONS, regionOf, sideOf } from "./components";
import { buildingKey, provinceKey, regionKey, said } from "./names";
import { inTower, inTray, type Heap } from "./tower/heaps";
import type { Province, View } from "./view";

export function places(view: View): BoardPlace[] {
  const side = sideOf(view);
  const inPlay = PROVINCES.map(({ id }) => id).filter((id) => id in view.provinces);
  const sorted = REGIONS.flatMap((region) => inPlay.filter((id) => regionOf(id, side) === region));
  return [...sorted.map((id) => provinceTold(view, id)), towerTold(view)];
}

function provinceTold(view: View, id: Province): BoardPlace {
  const { owner, armies, buildings, unrest } = view.provinces[id];
  const there: Message[] = [said("board-told-region", { region: regionKey(regionOf(id, sideOf(view))) })];
  if (owner === null) there.push(said("board-told-neutral"));
  else there.push(said("board-told-held", { seat: owner, armies }));
  if (buildings.length > 0) there.push(said("board-told-built", { buildings: buildings.map(buildingKey) }));
  if (unrest > 0) there.push(said("board-explain-unrest", { markers: unrest }));
  return { id, name: said(provinceKey(id)), there, borders: neighboursOf(id, view) };
}

function towerTold(view: View): BoardPlace {
  const told = (heaps: Heap[]): Message[] =>
    heaps
      .filter(({ count }) => count > 0)
      .map(({ seat, count }) =>
        seat === null ? said("phrase-farmers", { farmers: count }) : said("board-told-cubes", { seat, armies: count }),
      );
  const [inside, tray] = [told(inTower(view)), told(inTray(view))];
  const there = [
    ...(inside.length > 0 ? [said("board-told-inside", { cubes: inside })] : []),
    ...(tray.length > 0 ? [said("board-told-tray", { cubes: tray })] : []),
  ];
  return { id: "tower", name: said("board-tower"), there, borders: [] };
}

const ON_MAP = new Set(["take", "march", "face", "plan", "bid_card"]);

export const placeOf = ({ does }: MenuEntry): string | null =>
  does.province !== undefined && ON_MAP.has(does.verb) ? does.province : null;
