// How the table page folds. With room: three columns, on a low screen with less around the board. On a tablet: one column with
// a drawer at its side, held upright with the choices under the board. On a phone: one column with tabs and drawers from
// below, and on its side the board with one column beside it.

export type Fold = "wide" | "short" | "middle" | "upright" | "narrow" | "sideways";

const [DESK, TABLET, LEAST_SIDEWAYS] = [1200, 700, 560];
const [LOW, LOWER, HIGH] = [780, 480, 1100];
/** With columns as wide as on a desk and an open tray, a whole board can be read only from here on. */
const [WIDE_ENOUGH, HIGH_ENOUGH] = [1360, 880];

export function foldOf(width: number, height: number): Fold {
  if (height < LOWER && width >= LEAST_SIDEWAYS) return "sideways";
  if (width >= DESK) return height < (width < WIDE_ENOUGH ? HIGH_ENOUGH : LOW) ? "short" : "wide";
  if (width < TABLET) return "narrow";
  return height >= HIGH && height > width ? "upright" : "middle";
}

/** The columns beside the board are narrow, so that a whole board can be read. */
export const isSlim = (fold: Fold, width: number): boolean => fold === "short" || (fold === "wide" && width < WIDE_ENOUGH);

/** Log and chat have a column of their own. */
export const hasColumns = (fold: Fold): boolean => fold === "wide" || fold === "short";

/** The list of choices stands open. */
export const listsChoices = (fold: Fold): boolean => hasColumns(fold) || fold === "upright" || fold === "sideways";

/** Drawers come from the side. */
export const isTablet = (fold: Fold): boolean => fold === "middle" || fold === "upright";

/** Lower screens have no room for the tray: pressing the own seat shows what is in it. */
const LEAST_HEIGHT = 560;

/** A phone that is held upright needs more, for the tabs and a prompt of several lines. */
const LEAST_OF_PHONE = 720;

/**
 * The tray stands open, is one line that unfolds over the board, or is found behind a tab. One that `stays`, a hand of cards,
 * stands open wherever there is room for it.
 */
export function trayOf(fold: Fold, height: number, stays = false): "open" | "line" | null {
  if (stays && fold !== "sideways" && height >= (fold === "narrow" ? LEAST_OF_PHONE : LEAST_HEIGHT)) return "open";
  if (hasColumns(fold) && height < HIGH_ENOUGH) return "line";
  if (fold === "narrow" || fold === "sideways" || height < LEAST_HEIGHT) return null;
  return "open";
}

/** Whether a tray that can stand beside the board does so on this screen. */
export const isBeside = (fold: Fold, width: number, height: number): boolean => fold === "middle" && width > height;
