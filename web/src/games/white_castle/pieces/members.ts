// The members of a clan as silhouettes; the base is centred on the origin.

import { STRAW, type Shape } from "../../../board/wood";

export type MemberKind = "courtier" | "gardener" | "warrior";

const GOLD = "#e3b94e";

export const MEMBERS: Record<MemberKind, readonly Shape[]> = {
  courtier: [
    { d: "M-12-3.5C-11.5-11-8.5-16.5-4.5-18.5h9C8.5-16.5 11.5-11 12-3.5z" },
    { d: "M-4-22.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0z" },
    { d: "M-3.3-26C-5-31-3.5-36 0-37.5 3.8-37 4.5-31 3.3-26z" },
  ],
  gardener: [
    { d: "M-9.5-3.5C-10.5-11-8.5-16.5-5-19H5C8.5-16.5 10.5-11 9.5-3.5z" },
    { d: "M-12.5-21.5L0-31.5 12.5-21.5C5-19.3-5-19.3-12.5-21.5z", fill: STRAW },
    { d: "M11.5-3.5h1.7v-20l4-1v-5h-1.6v3.5l-1.6.4V-30h-1.6v4.3l-1.6.4v-3.5H9.5v5l2 .6z" },
  ],
  warrior: [
    { d: "M-10.5-3.5L-8-15.5-12.5-18.5-5-22.5H5L12.5-18.5 8-15.5 10.5-3.5z" },
    { d: "M-8.5-22L-6.5-26C-6-30.5-3.5-32.5 0-32.5S6-30.5 6.5-26l2 4z" },
    { d: "M-8-39C-7-33.5-3.5-31 0-31S7-33.5 8-39C6-35.5 3-34.3 0-34.3S-6-35.5-8-39z", fill: GOLD },
  ],
};

/** The member that a row of the domain holds and a main action sends out. */
export const MEMBER_OF: Record<"courtiers" | "gardeners" | "warriors", MemberKind> = {
  courtiers: "courtier",
  gardeners: "gardener",
  warriors: "warrior",
};
