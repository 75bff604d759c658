// Which choices of the menu can be made by pressing a province on the map.

import { gathered } from "../../../board/aim";
import type { MenuEntry } from "../../../lib/protocol";
import type { Province, View } from "../view";

export interface ProvinceAim {
  province: Province;
  entries: MenuEntry[];
}

const ON_MAP = new Set(["take", "march", "face"]);

export function aimsOf(view: View, menu: readonly MenuEntry[]): ProvinceAim[] {
  const spotOf = ({ does }: MenuEntry): { province: Province } | null => {
    const province = does.province as Province | undefined;
    return province && ON_MAP.has(does.verb) && province in view.provinces ? { province } : null;
  };
  return gathered(menu, spotOf, ({ province }) => province);
}

/** The action by which a province that is not among the choices could have been chosen. */
export function couldHaveBeen(province: string, menu: readonly MenuEntry[]): string | null {
  const verb = menu.map(({ does }) => does.verb).find((each) => ON_MAP.has(each));
  return verb ? `${verb} ${province}` : null;
}
