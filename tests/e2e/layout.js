// What sticks out of the page sideways, what is too small for a finger, and on a table what is too small to be played on.
({ width, height, finger }) => {
  const nameOf = (element) => {
    const said = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    const classes = [...element.classList].filter((name) => !name.startsWith("svelte-")).map((name) => `.${name}`).join("");
    return `${element.tagName.toLowerCase()}${classes} "${said}"`;
  };
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const parents = function* (element) {
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) yield each;
  };

  // The page itself cuts off what sticks out; whatever is cut off or scrolls further inside is meant so.
  const isHeld = (element) => [...parents(element)].some((each) => getComputedStyle(each).overflowX !== "visible");
  const sticksOut = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && (box.right > width + 1 || box.left < -1) && !isHeld(element);
  };
  const sideways = [...document.body.querySelectorAll("*")].filter((each) => isShown(each) && sticksOut(each)).map(nameOf);
  const reach = Math.max(document.documentElement.scrollWidth, document.documentElement.clientWidth);
  if (reach > width) sideways.push(`the page is ${reach} wide`);
  // What is cut off at the side without a sign of it: no scrolling, no three dots.
  const isCut = (element) => {
    const style = getComputedStyle(element);
    const hides = ["hidden", "clip"].includes(style.overflowX) && style.textOverflow !== "ellipsis";
    const isForReaders = style.clipPath !== "none" || element.clientWidth <= 1;
    const scrolls = element.matches("input, textarea");
    return hides && !isForReaders && !scrolls && element.scrollWidth > element.clientWidth + 1;
  };
  const cut = [...document.body.querySelectorAll("*")].filter((each) => isShown(each) && isCut(each));
  sideways.push(...cut.map((each) => `${each.scrollWidth - each.clientWidth} cut off: ${nameOf(each)}`));

  // What stands in one line and is longer than its place runs into its neighbour.
  const isText = (element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const runsOver = (element) => {
    const { overflowX, display, whiteSpace } = getComputedStyle(element);
    const isLine = overflowX === "visible" && display !== "inline" && whiteSpace === "nowrap";
    return isLine && element instanceof HTMLElement && isText(element) && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1;
  };
  const over = [...document.body.querySelectorAll("*")].filter((each) => isShown(each) && runsOver(each));
  sideways.push(...over.map((each) => `${each.scrollWidth - each.clientWidth} too long: ${nameOf(each)}`));

  // A table: its page never scrolls, the question and its buttons are in the window, the board can be used and read.
  const frame = document.querySelector("[data-fold]");
  const boxOf = (element) => element.getBoundingClientRect();
  const LEAST = { wide: 300, short: 420, middle: 300, upright: 500, narrow: 300, sideways: height - 50 };
  const LETTERS = 10.95;
  if (frame) {
    const low = document.documentElement.scrollHeight;
    if (low > height + 1) sideways.push(`the table is ${low} high`);
    const asking = [...document.querySelectorAll("[data-prompt], [data-prompt] button, .controls, .tabs")].filter(isShown);
    const isBelow = (element) => boxOf(element).bottom > height + 1 || boxOf(element).top < -1;
    sideways.push(...asking.filter(isBelow).map((each) => `outside the window: ${nameOf(each)}`));
    const board = boxOf(document.querySelector(".board-place"));
    if (board.height < LEAST[frame.dataset.fold] || board.width < 340)
      sideways.push(`the board has only ${Math.round(board.width)}×${Math.round(board.height)}`);
    const sizeOf = (text) => {
      const { a, b } = text.getScreenCTM();
      return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
    };
    const labels = [...document.querySelectorAll(".ground text")].map((text) => [sizeOf(text), text.textContent]);
    const small = labels.filter(([size]) => size < LETTERS).map(([size, said]) => `a label of ${size.toFixed(1)}: ${said}`);
    sideways.push(...new Set(small));
  }
  if (!finger) return sideways;

  const PRESSED = "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch]";
  const isForReaders = (box) => box.width <= 1 || box.height <= 1;
  const isInSentence = (element) =>
    element.tagName === "A" && getComputedStyle(element).display === "inline" &&
    element.parentElement.textContent.trim().length > element.textContent.trim().length;
  // A hidden box is pressed by its label.
  const pressed = (element) => (isForReaders(element.getBoundingClientRect()) ? element.closest("label") : element);
  const small = [...new Set([...document.querySelectorAll(PRESSED)].filter(isShown).map(pressed))].filter((element) => {
    if (!element || element.closest("[aria-hidden=true]") || isInSentence(element)) return false;
    const { width, height } = element.getBoundingClientRect();
    return Math.round(width) < finger || Math.round(height) < finger;
  });
  const sizeOf = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return `${Math.round(width)}×${Math.round(height)}`;
  };
  return [...sideways, ...small.map((each) => `${sizeOf(each)}: ${nameOf(each)}`)];
}
