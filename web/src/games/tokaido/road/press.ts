// Presses on stops that are no buttons: only a mouse or a finger gets there, everybody else has the list of choices.

export function onPress(press: (station: string) => void): (element: HTMLElement) => () => void {
  return (element) => {
    const heard = (event: MouseEvent): void => {
      const target = event.target as Element;
      const station = target.closest("[data-station]")?.getAttribute("data-station");
      if (station && !target.closest("[role=button]")) press(station);
    };
    element.addEventListener("click", heard);
    return () => element.removeEventListener("click", heard);
  };
}
