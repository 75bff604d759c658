// Several things to choose, some of them alike: which of the pieces on a board are the chosen ones.

/** Of things that are given by their actions, null where one cannot be chosen: whether each is chosen, of equal ones the first. */
export function chosenAmong(actions: readonly (string | null)[], selected: readonly string[]): boolean[] {
  const left = [...selected];
  return actions.map((action) => {
    const place = action === null ? -1 : left.indexOf(action);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
}
