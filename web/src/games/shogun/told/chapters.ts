// Which round or winter each story belongs to: the one that is told next after it.

import { isFight, type Story } from "./stories";

export function chaptersOf(stories: readonly Story[]): string[] {
  let chapter = "";
  return stories
    .toReversed()
    .map((story) => {
      if (!isFight(story)) chapter = `${story.kind} ${story.year} ${story.kind === "round" ? story.season : ""}`.trim();
      return chapter;
    })
    .toReversed();
}
