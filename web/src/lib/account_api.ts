// The HTTP calls about accounts, sessions and devices.

import type {
  Account,
  AskedLink,
  DeviceLink,
  NewLink,
  PasskeyOptions,
  Registered,
} from "./account_protocol";
import { drop, get, post } from "./api";
import type { Guest } from "./protocol";

type Me = { me: Guest | null };
const whoIn = async (answer: Promise<Me>): Promise<Guest | null> => (await answer).me;

export const getAccount = (): Promise<Account> => get("/account");

export const register = (name: string, password: string, invitation: string): Promise<Registered> =>
  post("/account", { name, password, invitation });

export const deleteAccount = (password: string): Promise<Guest | null> =>
  whoIn(post("/account/delete", { password }));

export const renewCodes = async (password: string): Promise<string[]> =>
  (await post<{ codes: string[] }>("/account/codes", { password })).codes;

/** How many tables were taken over. */
export const mergeGuest = async (): Promise<number> => (await post<{ tables: number }>("/account/merge")).tables;

// --- coming and going

export const logIn = (name: string, password: string): Promise<Guest | null> =>
  whoIn(post("/account/log-in", { name, password }));

/** Here, if no other session is named. */
export const logOut = (session: string | null = null): Promise<Guest | null> =>
  whoIn(post("/account/log-out", { session }));

export const logOutEverywhere = (): Promise<Guest | null> => whoIn(post("/account/log-out", { everywhere: true }));

export const changePassword = (old: string, wanted: string): Promise<Guest | null> =>
  whoIn(post("/account/password", { old, new: wanted }));

export const recover = (name: string, code: string, password: string): Promise<Guest | null> =>
  whoIn(post("/account/recover", { name, code, password }));

// --- mail

/** A link is sent there; the password once more, for who has one. */
export const setMail = (mail: string, password: string): Promise<unknown> => post("/account/mail", { mail, password });

export const forgetMail = (): Promise<unknown> => post("/account/mail", { mail: null });

export const confirmMail = (token: string): Promise<unknown> => post("/account/mail/confirm", { token });

export const requestReset = (name: string): Promise<unknown> => post("/account/reset-request", { name });

export const resetPassword = (token: string, password: string): Promise<Guest | null> =>
  whoIn(post("/account/reset", { token, password }));

// --- other devices

export const getLinks = async (): Promise<DeviceLink[]> =>
  (await get<{ links: DeviceLink[] }>("/account/links")).links;

export const makeLink = (): Promise<NewLink> => post("/account/links");

export const grantLink = (id: string): Promise<unknown> => post(`/account/links/${encodeURIComponent(id)}/grant`);

export const refuseLink = (id: string): Promise<unknown> => drop(`/account/links/${encodeURIComponent(id)}`);

export const askLink = (token: string): Promise<AskedLink> => post("/links/ask", { token });

/** Who one is now; null while nobody has said yes. */
export const takeLink = (token: string, claim: string): Promise<Guest | null> =>
  whoIn(post("/links/take", { token, claim }));

// --- passkeys

/** The password once more, for who has one. */
export const passkeyOptions = (password = ""): Promise<PasskeyOptions> =>
  post("/account/passkeys/options", { password });

export const addPasskey = (
  token: string,
  credential: unknown,
  name: string,
  invitation: string,
): Promise<Registered> => post("/account/passkeys", { token, credential, name, invitation });

export const dropPasskey = (id: string): Promise<unknown> => drop(`/account/passkeys/${encodeURIComponent(id)}`);

export const logInOptions = (): Promise<PasskeyOptions> => post("/account/passkey-log-in/options");

export const logInByPasskey = (token: string, credential: unknown): Promise<Guest | null> =>
  whoIn(post("/account/passkey-log-in", { token, credential }));
