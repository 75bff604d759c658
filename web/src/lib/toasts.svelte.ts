// Short news at the edge of the page. Errors, and what asks for something, stay until they are closed; at most two are shown.

export type ToastKind = "info" | "good" | "bad";

export interface Toast {
  id: number;
  text: string;
  kind: ToastKind;
  action: ToastAction | null;
}

/** What can be done about it. */
export interface ToastAction {
  label: string;
  do(): void;
}

const SHOWN_FOR = 5000;
const AT_MOST = 2;

let shown = $state.raw<Toast[]>([]);
let last = 0;

export function toasts(): Toast[] {
  return shown;
}

export function toast(text: string, kind: ToastKind, action: ToastAction | null = null): void {
  const id = ++last;
  shown = [...shown.filter((each) => each.text !== text), { id, text, kind, action }].slice(-AT_MOST);
  if (kind !== "bad" && !action) setTimeout(() => closeToast(id), SHOWN_FOR);
}

export function closeToast(id: number): void {
  shown = shown.filter((each) => each.id !== id);
}
