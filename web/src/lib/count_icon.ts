// The icon of the page with the number of games that wait, in the tab and on the installed page.

import drawing from "../look/favicon.svg?raw";

const MOST = 9;
const SEAL = "#B4321A";
const PAPER = "#FFFCF5";

/** The drawing of the icon with a number in its corner. */
export function counted(svg: string, count: number): string {
  const number = count > MOST ? `${MOST}+` : String(count);
  const size = number.length > 1 ? 24 : 30;
  const mark =
    `<circle cx="44" cy="44" r="20" fill="${SEAL}" stroke="${PAPER}" stroke-width="3"/>` +
    `<text x="44" y="${44 + size * 0.36}" text-anchor="middle" fill="${PAPER}" ` +
    `font-family="sans-serif" font-weight="700" font-size="${size}">${number}</text>`;
  return svg.replace(/<\/svg>\s*$/, `${mark}</svg>`);
}

let plain: string | null = null;

export function showInIcon(count: number): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) {
    plain ??= link.getAttribute("href") ?? "";
    link.href = count > 0 ? `data:image/svg+xml,${encodeURIComponent(counted(drawing, count))}` : plain;
  }
  showOnApp(count);
}

/** Where the page is installed and the system has a place for it. */
function showOnApp(count: number): void {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  void shown?.catch(() => undefined);
}
