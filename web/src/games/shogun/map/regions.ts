import type { Region } from "../components";

/** The colour of each region. */
export const FILL: Record<Region, string> = {
  green: "var(--b-west)",
  red: "var(--b-heartland)",
  purple: "var(--b-south)",
  yellow: "var(--b-east)",
  brown: "var(--b-north)",
};
