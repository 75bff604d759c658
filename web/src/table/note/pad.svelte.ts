// Whether the pad with the note lies on the table. It is opened by a button of the bar, and on a phone from the tools.

let open = $state(false);

export const isPadOpen = (): boolean => open;

export function openPad(wanted: boolean): void {
  open = wanted;
}
