// The page without a network: shows the words of the reader's language, and tries again when there is one.
// It stands under the address of the page that was asked for.

import "./offline.css";
import { spokenFirst } from "./spoken_first";

const parts = [...document.querySelectorAll<HTMLElement>("section[lang]")];
const wanted = spokenFirst(
  parts.map(({ lang }) => lang),
  [localStorage.getItem("chabudai.language") ?? "", ...navigator.languages],
);
document.documentElement.lang = wanted;
for (const part of parts) part.hidden = part.lang !== wanted;

const again = (): void => location.reload();
for (const link of document.querySelectorAll(".again")) {
  link.addEventListener("click", (event) => {
    event.preventDefault();
    again();
  });
}
addEventListener("online", again);
