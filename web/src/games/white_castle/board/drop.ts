// A piece that lands on the board. Nothing lands when the board is first shown, nor for those who want no motion.

import { backOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

const HEIGHT = 18;

export function drop(piece: Element): TransitionConfig {
  const duration = Number.parseFloat(getComputedStyle(piece).getPropertyValue("--t-piece")) || 0;
  return {
    duration,
    easing: backOut,
    css: (t, rest) => `transform: translateY(${-rest * HEIGHT}px); opacity: ${Math.min(1, t * 2)}`,
  };
}
