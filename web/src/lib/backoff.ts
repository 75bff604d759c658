// When to come back to a table after the line broke: soon at first, then later and later, and never all at once.

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
/** The server is going to be another one: everybody comes back within this, spread over it. */
const HANDOVER = 1_500;

/** Why a socket was closed, as docs/protocol.md says. */
export const GOING_AWAY = 1012;
export const SIGNED_OUT = 4401;
export const GONE = 4404;

/** Milliseconds to wait after so many failures in a row; null: there is nothing to come back to, or nobody. */
export function pauseAfter(failures: number, code: number | null, luck: number = Math.random()): number | null {
  if (code === GONE || code === SIGNED_OUT) return null;
  if (code === GOING_AWAY && failures === 0) return HANDOVER * luck;
  return Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE) * (0.5 + luck / 2);
}
