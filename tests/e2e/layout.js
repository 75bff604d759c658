// What sticks out of the page sideways, and what is too small for a finger.
({ width, finger }) => {
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
