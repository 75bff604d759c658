// The HTTP calls about notices.

import { drop, get, post, put } from "./api";
import type { Digest, HookShape, Notices, NoticeSettings, TestResult, Way } from "./notices_protocol";
import type { Subscribed } from "../worker/subscription";

export const getNotices = (): Promise<Notices> => get("/notices");

export const setNotices = (changed: { settings?: NoticeSettings; digest?: Digest }): Promise<Notices> =>
  put("/notices", changed);

export const addPush = (subscribed: Subscribed): Promise<Notices> => post("/notices/push", subscribed);

export const dropPush = (id: string): Promise<unknown> => drop(`/notices/push/${encodeURIComponent(id)}`);

/** `key` is that of the JSON in which a plain webhook finds the text. */
export const setHook = (shape: HookShape, address: string, key?: string): Promise<Notices> =>
  put("/notices/hook", { shape, address, ...(key ? { key } : {}) });

export const dropHook = (): Promise<unknown> => drop("/notices/hook");

export const sendTest = (way: Way): Promise<TestResult> => post("/notices/test", { way });

export const muteTable = (id: string, muted: boolean): Promise<unknown> =>
  put(`/tables/${encodeURIComponent(id)}/notices`, { muted });
