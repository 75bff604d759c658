// The sky over the page: every game has its own.

const HOME_SKY = "--sky-home";

let current = $state(HOME_SKY);

export function sky(): string {
  return current;
}

/** For `$effect`: sets the sky until the page goes. */
export function underSky(name: string = HOME_SKY): () => void {
  current = name;
  return () => (current = HOME_SKY);
}
