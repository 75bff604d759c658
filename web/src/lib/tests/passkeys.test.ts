import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "../api";
import { bytesOf, choosePasskey, lettersOf, makePasskey, told } from "../passkeys";

const buffer = (...bytes: number[]): ArrayBuffer => Uint8Array.from(bytes).buffer;

afterEach(() => vi.unstubAllGlobals());

test("letters of base64url are bytes and back, without padding", () => {
  expect([...new Uint8Array(bytesOf("-_8A"))]).toEqual([251, 255, 0]);
  expect([lettersOf(buffer(251, 255, 0)), lettersOf(buffer(1)), lettersOf(buffer())]).toEqual(["-_8A", "AQ", ""]);
});

test("where a browser knows no JSON its options and answers are turned by hand", async () => {
  const create = vi.fn(async () => ({
    id: "AQ",
    rawId: buffer(1),
    type: "public-key",
    authenticatorAttachment: "platform",
    getClientExtensionResults: () => ({}),
    response: { clientDataJSON: buffer(2), attestationObject: buffer(3), getTransports: () => ["internal"] },
  }));
  vi.stubGlobal("PublicKeyCredential", class {});
  vi.stubGlobal("navigator", { credentials: { create } });
  const options = { challenge: "AQ", user: { id: "Ag", name: "u" }, excludeCredentials: [{ id: "Aw", type: "public-key" }] };
  expect(await makePasskey(options)).toEqual({
    id: "AQ",
    rawId: "AQ",
    type: "public-key",
    authenticatorAttachment: "platform",
    clientExtensionResults: {},
    response: { clientDataJSON: "Ag", attestationObject: "Aw", transports: ["internal"] },
  });
  expect(create).toHaveBeenCalledExactlyOnceWith({
    publicKey: {
      challenge: buffer(1),
      user: { id: buffer(2), name: "u" },
      excludeCredentials: [{ id: buffer(3), type: "public-key" }],
    },
  });
});

test("where it does, the browser turns them", () => {
  const credential = { toJSON: () => "as it says" } as unknown as PublicKeyCredential;
  expect(told(credential)).toBe("as it says");
});

test("who closes the browser's question is told that nothing was changed", async () => {
  vi.stubGlobal("PublicKeyCredential", { parseRequestOptionsFromJSON: (options: unknown) => options });
  const get = async (): Promise<never> => Promise.reject(new DOMException("no", "NotAllowedError"));
  vi.stubGlobal("navigator", { credentials: { get } });
  const problem = await choosePasskey({}).catch((failure: unknown) => failure);
  expect((problem as ApiError).error.key).toBe("web-passkey-none");
});
