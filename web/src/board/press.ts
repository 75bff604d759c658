// Presses on things that are no buttons: only a mouse or a finger gets there, everybody else has the list of choices.

export function onPress(press: (thing: string) => void): (element: HTMLElement) => () => void {
  return (element) => {
    const heard = (event: MouseEvent): void => {
      const target = event.target as Element;
      const thing = target.closest("[data-thing]")?.getAttribute("data-thing");
      if (thing && !target.closest("[role=button]")) press(thing);
    };
    element.addEventListener("click", heard);
    return () => element.removeEventListener("click", heard);
  };
}
