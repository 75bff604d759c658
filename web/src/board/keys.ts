// Keys for whoever draws the board: the page knows which key was pressed, the board knows how to zoom.

export type Zoom = "in" | "out" | "fit";

const boardKeys = new EventTarget();

export function zoomBoard(zoom: Zoom): void {
  boardKeys.dispatchEvent(new CustomEvent<Zoom>("zoom", { detail: zoom }));
}

/** Calls the listener whenever a key asks for zooming; returns what ends it, as an effect wants it. */
export function onZoom(listener: (zoom: Zoom) => void): () => void {
  const hear = (event: Event): void => listener((event as CustomEvent<Zoom>).detail);
  boardKeys.addEventListener("zoom", hear);
  return () => boardKeys.removeEventListener("zoom", hear);
}
