// Passkeys by the browser's own means. What they say is turned into JSON and back, by hand where a browser cannot yet.

import { ApiError } from "./api";

type Json = Record<string, unknown>;

export function canUsePasskeys(): boolean {
  return typeof PublicKeyCredential !== "undefined" && typeof navigator !== "undefined" && "credentials" in navigator;
}

/** A new passkey for these options of the server, as it wants to be told of it. */
export async function makePasskey(options: Json): Promise<unknown> {
  return told(await asked(() => navigator.credentials.create({ publicKey: creationOptions(options) })));
}

/** One of the passkeys that the browser has for us. */
export async function choosePasskey(options: Json): Promise<unknown> {
  return told(await asked(() => navigator.credentials.get({ publicKey: requestOptions(options) })));
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const found = await ask();
    if (found) return found as PublicKeyCredential;
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === "InvalidStateError") throw refusal("web-passkey-known");
    if (!(problem instanceof DOMException)) throw problem;
  }
  throw refusal("web-passkey-none");
}

function refusal(key: string): ApiError {
  return new ApiError({ kind: "passkey", key, values: {} });
}

function creationOptions(options: Json): PublicKeyCredentialCreationOptions {
  if (typeof PublicKeyCredential.parseCreationOptionsFromJSON === "function") {
    return PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  }
  const user = options.user as Json;
  return {
    ...options,
    challenge: bytesOf(options.challenge as string),
    user: { ...user, id: bytesOf(user.id as string) },
    excludeCredentials: withIds(options.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
}

function requestOptions(options: Json): PublicKeyCredentialRequestOptions {
  if (typeof PublicKeyCredential.parseRequestOptionsFromJSON === "function") {
    return PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  }
  return {
    ...options,
    challenge: bytesOf(options.challenge as string),
    allowCredentials: withIds(options.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
}

function withIds(known: unknown): Json[] {
  return ((known ?? []) as Json[]).map((each) => ({ ...each, id: bytesOf(each.id as string) }));
}

/** A credential in JSON, as `toJSON` says it. */
export function told(credential: PublicKeyCredential): unknown {
  if (typeof credential.toJSON === "function") return credential.toJSON();
  const { id, rawId, type, authenticatorAttachment, response } = credential;
  return {
    id,
    rawId: lettersOf(rawId),
    type,
    ...(authenticatorAttachment ? { authenticatorAttachment } : {}),
    clientExtensionResults: credential.getClientExtensionResults(),
    response: answerOf(response),
  };
}

const PARTS = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];

function answerOf(response: AuthenticatorResponse): Json {
  const parts = PARTS.map((name) => [name, (response as unknown as Json)[name]] as const);
  const answer: Json = Object.fromEntries(
    parts.filter(([, part]) => part instanceof ArrayBuffer).map(([name, part]) => [name, lettersOf(part as ArrayBuffer)]),
  );
  const { getTransports } = response as AuthenticatorAttestationResponse;
  return typeof getTransports === "function" ? { ...answer, transports: getTransports.call(response) } : answer;
}

/** From base64url. */
export function bytesOf(letters: string): ArrayBuffer {
  const plain = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0)).buffer;
}

/** In base64url. */
export function lettersOf(bytes: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
