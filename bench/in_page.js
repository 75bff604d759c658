// Runs in every page before its own scripts: notes when it can be used, and how long a move takes to be seen.

const PLAY = "article.game button.primary";
const CONFIRM = '[aria-keyshortcuts="Enter"]';
const CHOICES = "[data-choices] [data-action]";
const BOARD = ".board svg";

// A move is measured from the press on confirm: here every choice has one.
if (location.protocol.startsWith("http")) localStorage.setItem("chabudai.confirm", '"every"');
window.bench = { usable: null, seated: null, redrawn: [], until };
let heard = 0; // when the last position came
let waiting = []; // for what is to be seen: a test, and what to note when it holds

window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    this.addEventListener("message", ({ data }) => {
      if (data.startsWith('{"type":"position"')) heard = performance.now();
    });
  }
};

/** Waits until a test holds. The page's own policy forbids that playwright does it with `eval`. */
async function until(test) {
  while (!test()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** All parts of the page are drawn from one position at once: when the choices are new, the board is. */
function choices() {
  return [...document.querySelectorAll(CHOICES)].map((choice) => choice.dataset.action).join();
}

function look() {
  if (bench.usable === null && document.querySelector(`${PLAY}:not(:disabled)`)) bench.usable = performance.now();
  const seen = waiting.filter(({ test }) => test());
  waiting = waiting.filter((each) => !seen.includes(each));
  for (const { note } of seen) afterNextFrame(note(heard));
}

/** A message that is sent while a frame is being made arrives when that is painted. */
function afterNextFrame(note) {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => note(performance.now());
    port2.postMessage(null);
  });
}

function press({ target, timeStamp: pressed }) {
  if (target.closest?.(PLAY)) {
    const test = () => document.querySelector(BOARD) !== null;
    waiting.push({ test, note: () => (now) => (bench.seated = now - pressed) });
  }
  if (target.closest?.(CONFIRM)) {
    const before = choices();
    const test = () => choices() !== before;
    waiting.push({ test, note: (told) => (now) => bench.redrawn.push([now - pressed, now - told]) });
  }
}

addEventListener("click", press, true);
new MutationObserver(look).observe(document, {
  childList: true,
  subtree: true,
  attributeFilter: ["disabled", "data-action"],
});
