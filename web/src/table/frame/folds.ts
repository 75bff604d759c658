// How the table page folds: three columns, one column with a drawer at its side, one column with tabs and drawers from below.

export type Fold = "wide" | "middle" | "narrow";

/** A phone on its side has no room for the tray: pressing the own seat shows what is in it. */
const LEAST_HEIGHT = 560;

export function hasTray(fold: Fold, height: number): boolean {
  return fold === "wide" || (fold === "middle" && height >= LEAST_HEIGHT);
}

export function foldOf(width: number): Fold {
  if (width >= 1200) return "wide";
  return width >= 700 ? "middle" : "narrow";
}

/** Beside a low board there is little room for what is not asked; on a phone held sideways there is hardly any. */
const LOW = 780;
const LOWEST = 480;

export function isShort(fold: Fold, height: number): boolean {
  return height < (fold === "wide" ? LOW : LOWEST);
}
