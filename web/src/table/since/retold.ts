// A tale in words: who, what, and what it brought. Nothing is told that the reader's own log does not say.

import type { Tale, GameClient } from "../../lib/game";
import type { Message } from "../../lib/protocol";
import { t, type Words } from "../../lib/text.svelte";

export interface Retold {
  name: string;
  /** In short and without the name; empty where the game has no such words, and the log's own sentence stands for it. */
  did: string;
  sentence: Message | null;
  brought: string;
}

export interface Teller {
  readonly game: Pick<GameClient, "retelling">;
  readonly words: Words;
  readonly names: string[];
  readonly seat: number | null;
}

export function retold({ seat, lines }: Tale, { game, words, names, seat: reader }: Teller): Retold {
  const say = (message: Message): string => words.say(message, names, reader);
  const name = names[seat] ?? words.t("seat-neutral");
  const did = game.retelling?.did(lines) ?? [];
  const [first, ...more] = lines.map((line) => line.message);
  if (did.length === 0) return { name, did: "", sentence: first ?? null, brought: more.map(say).join(" ") };
  const brought = game.retelling?.brought(lines) ?? [];
  return { name, did: did.map(say).join("; "), sentence: null, brought: brought.map(say).join(", ") };
}

/** All of it in one go, for those who hear the page. */
export function spoken(tales: readonly Tale[], teller: Teller): string {
  const lines = tales.map((tale) => {
    const { name, did, sentence, brought } = retold(tale, teller);
    if (sentence) return [teller.words.say(sentence, teller.names, teller.seat), brought].filter(Boolean).join(" ");
    return brought ? t("table-since-brought", { name, did, brought }) : t("table-since-did", { name, did });
  });
  return lines.join(" ");
}

/** "+3", "−1", "0". */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
