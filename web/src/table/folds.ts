// How the table page folds: three columns, one column with a drawer, one column with tabs and sheets.

export type Fold = "wide" | "middle" | "narrow";

export function foldOf(width: number): Fold {
  if (width >= 1200) return "wide";
  return width >= 700 ? "middle" : "narrow";
}
