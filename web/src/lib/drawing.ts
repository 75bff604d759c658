// When the page is drawn.

/** A page that nobody looks at any more is not drawn: then it is not waited for longer than this. */
const LONGEST = 100;

/** Calls once: before the page is drawn next, or at once where nobody looks. */
export function beforeDrawing(call: () => void): void {
  if (document.hidden) return call();
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    call();
  });
  const timer = setTimeout(() => {
    cancelAnimationFrame(frame);
    call();
  }, LONGEST);
}
