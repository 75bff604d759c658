// The seed of a finished match, and whether it is the one whose fingerprint was shown from the start.

export interface CheckedSeed {
  seed: string;
  /** Null where the browser cannot check: it lends its hashing only to pages over TLS. */
  fits: boolean | null;
}

export async function checkedSeed(address: string, hash: string): Promise<CheckedSeed> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error("no match file");
  const { seed } = (await answer.json()) as { seed: string };
  const found = await fingerprint(seed);
  return { seed, fits: found === null ? null : found === hash };
}

async function fingerprint(seed: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(seed));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
