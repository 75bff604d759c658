// Which drawing of the sprite stands for what.

import type { MenuEntry, Position } from "../../lib/protocol";
import { souvenirOf, type Kind } from "./components";
import { aim } from "./facts";
import type { View } from "./view";

export const KIND_ICON: Record<Kind, string> = {
  village: "village",
  farm: "farm",
  paddy: "panorama-paddy",
  mountain: "panorama-mountain",
  sea: "panorama-sea",
  hot_spring: "hot-spring",
  temple: "temple-donation",
  encounter: "encounter",
  inn: "inn",
};

export const KIND_COLOUR: Record<Kind, string> = {
  village: "var(--b-village)",
  farm: "var(--b-farm)",
  paddy: "var(--b-grass)",
  mountain: "var(--b-mountain)",
  sea: "var(--b-sea-stop)",
  hot_spring: "var(--b-hotspring)",
  temple: "var(--b-temple)",
  encounter: "var(--b-encounter)",
  inn: "var(--b-inn)",
};

export const CATEGORY_ICON: Record<string, string> = {
  small_object: "souvenir-trinket",
  food_drink: "souvenir-food",
  clothing: "souvenir-clothing",
  art: "souvenir-art",
};

export const CATEGORY_COLOUR: Record<string, string> = {
  small_object: "var(--b-village)",
  food_drink: "var(--b-grass)",
  clothing: "var(--b-encounter)",
  art: "var(--b-sea-stop)",
};

export const ACHIEVEMENT_ICON: Record<string, string> = {
  panorama_paddy: "panorama-paddy",
  panorama_mountain: "panorama-mountain",
  panorama_sea: "panorama-sea",
  gourmet: "meal",
  bather: "hot-spring",
  chatterbox: "encounter",
  collector: "souvenir-trinket",
};

const ENCOUNTER_ICON: Record<string, string> = {
  shokunin: "souvenir-trinket",
  annaibito_paddy: "panorama-paddy",
  annaibito_mountain: "panorama-mountain",
  annaibito_sea: "panorama-sea",
  samurai: "victory-point",
  kuge: "coin",
  miko: "temple-donation",
};

/** Who is met, as a person. */
export const ENCOUNTER_PERSON: Record<string, string> = {
  shokunin: "farmer",
  annaibito_paddy: "traveller",
  annaibito_mountain: "traveller",
  annaibito_sea: "traveller",
  samurai: "ronin",
  kuge: "kuge",
  miko: "shinto",
};

/** What a traveler's power is about. */
export const TRAVELER_ICON: Record<string, string> = {
  hiroshige: "panorama-mountain",
  chuubei: "encounter",
  kinko: "meal",
  yoshiyasu: "encounter",
  satsuki: "meal",
  mitsukuni: "hot-spring",
  sasayakko: "village",
  hirotada: "temple-donation",
  umegae: "encounter",
  zen_emon: "village",
};

const ITEM_ICON: Record<string, string> = {
  panoramas: "panorama-mountain",
  souvenirs: "souvenir-trinket",
  meals: "meal",
  hot_springs: "hot-spring",
  donations: "temple-donation",
  encounters: "encounter",
  achievements: "winner",
  traveler: "traveller",
  temple_rank: "shrine",
};

const PROMPT_ICON: Record<string, string> = {
  "prompt-choose-traveler": "traveller",
  "prompt-move": "traveller",
  "prompt-move-neutral": "traveller",
  "prompt-buy": "village",
  "prompt-donate": "temple-donation",
  "prompt-keep": "encounter",
  "prompt-hiroshige": "panorama-mountain",
  "prompt-other-panorama": "panorama-mountain",
  "prompt-meal": "meal",
  "prompt-remove-meal": "meal",
};

const VERB_ICON: Record<string, string> = {
  donate: "temple-donation",
  eat: "meal",
  eat_free: "meal",
  remove: "meal",
};
const NOTHING = "hand";

export const itemIcon = (item: string): string => ITEM_ICON[item] ?? "victory-point";
export const promptIcon = (position: Position<View>): string => PROMPT_ICON[position.prompt?.key ?? ""] ?? "winner";

export function icon(entry: MenuEntry): string {
  const { verb, traveler, panorama, encounter } = entry.does;
  const station = aim(entry);
  if (station) return KIND_ICON[station.type];
  if (traveler !== undefined) return TRAVELER_ICON[traveler] ?? "traveller";
  if (panorama !== undefined) return `panorama-${panorama}`;
  if (encounter !== undefined) return ENCOUNTER_ICON[encounter] ?? "encounter";
  if (verb === "buy") return purchaseIcon(entry);
  return VERB_ICON[verb] ?? NOTHING;
}

/** The category of the first souvenir of a purchase. */
function purchaseIcon(entry: MenuEntry): string {
  const [first] = (entry.label.values["souvenirs"] as string[] | undefined) ?? [];
  if (first === undefined) return NOTHING;
  const id = first.replace(/^souvenir-/, "").replaceAll("-", "_");
  return CATEGORY_ICON[souvenirOf(id).category] ?? "village";
}
