// What a harvest brings in a province.

import { provinceOf } from "../components";
import type { Province } from "../view";

export interface Yield {
  icon: "coin" | "victory-point" | "ronin";
  amount: number;
}

export function yieldsOf(province: Province): Yield[] {
  const { coins, vp, ronin } = provinceOf(province).harvest;
  const all: Yield[] = [
    { icon: "coin", amount: coins },
    { icon: "victory-point", amount: vp },
    { icon: "ronin", amount: ronin },
  ];
  return all.filter(({ amount }) => amount > 0);
}
