// Which choices of the menu can be made by pressing a province on the map.

import type { MenuEntry } from "../../../lib/protocol";
import type { Province, View } from "../view";

export interface ProvinceAim {
  province: Province;
  entries: MenuEntry[];
}

const ON_MAP = new Set(["take", "march", "face"]);

export function aimsOf(view: View, menu: readonly MenuEntry[]): ProvinceAim[] {
  const aims = new Map<Province, ProvinceAim>();
  for (const entry of menu) {
    const province = entry.does.province as Province | undefined;
    if (!province || !ON_MAP.has(entry.does.verb) || !(province in view.provinces)) continue;
    const aim = aims.get(province) ?? { province, entries: [] };
    aim.entries.push(entry);
    aims.set(province, aim);
  }
  return [...aims.values()];
}

/** The action by which a province that is not among the choices could have been chosen. */
export function couldHaveBeen(province: string, menu: readonly MenuEntry[]): string | null {
  const verb = menu.map(({ does }) => does.verb).find((each) => ON_MAP.has(each));
  return verb ? `${verb} ${province}` : null;
}

/** The choice an aim stands for: the chosen one, the one pointed at, else the first that may be made. */
export function shownOf({ entries }: ProvinceAim, chosen: MenuEntry | null, hovered: MenuEntry | null): MenuEntry {
  const among = (entry: MenuEntry | null): MenuEntry | undefined =>
    entries.find((each) => each.action === entry?.action);
  const legal = entries.find((entry) => entry.refusal === null);
  return among(chosen) ?? among(hovered) ?? legal ?? (entries[0] as MenuEntry);
}
