// Every text of the page that is not inside the brackets of the pseudo-language.
() => {
  const LETTER = /\p{L}/u;
  const EXEMPT = "[data-user], [data-raw], script, style, noscript";
  const ATTRIBUTES = ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-valuetext", "aria-roledescription"];
  const found = [];

  const selectorOf = (element) => {
    const parts = [];
    for (let each = element; each && each !== document.body && parts.length < 4; each = each.parentElement) {
      parts.unshift(each.tagName.toLowerCase() + [...each.classList].filter((name) => !name.startsWith("svelte-")).map((name) => `.${name}`).join(""));
    }
    return parts.join(" > ");
  };
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) || element.tagName === "TITLE";
  const blockOf = (element) => {
    let each = element;
    while (each.parentElement && ["inline", "contents"].includes(getComputedStyle(each).display)) each = each.parentElement;
    return each;
  };
  const outside = (text, depth) => {
    let bare = "";
    for (const letter of text) {
      if (letter === "⟦") depth += 1;
      else if (letter === "⟧") depth = Math.max(0, depth - 1);
      else if (depth === 0) bare += letter;
    }
    return [bare, depth];
  };
  const note = (text, element, where) => {
    if (LETTER.test(text)) found.push(`${text.trim().slice(0, 80)}   (${where}${selectorOf(element)})`);
  };

  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  let [block, depth] = [null, 0];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest("script, style, noscript")) continue;
    const here = blockOf(element);
    if (here !== block) [block, depth] = [here, 0];
    const [bare, after] = outside(node.data, depth);
    depth = after;
    if (isShown(element) && !element.closest(EXEMPT)) note(bare, element, "");
  }
  for (const name of ATTRIBUTES) {
    for (const element of document.querySelectorAll(`[${name}]`)) {
      if (isShown(element) && !element.closest(EXEMPT)) note(outside(element.getAttribute(name), 0)[0], element, `${name} of `);
    }
  }
  return [...new Set(found)];
}
