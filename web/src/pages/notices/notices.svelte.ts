// The settings of notices as the page holds them: what is changed is seen at once, and what the server says counts.

import { attempt } from "../../lib/errors";
import {
  addPush,
  dropHook,
  dropPush,
  getNotices,
  muteTable,
  sendTest,
  setHook,
  setNotices,
} from "../../lib/notices_api";
import type { Digest, HookShape, Notices, TestResult, Way } from "../../lib/notices_protocol";
import { subscribe, unsubscribe } from "../../lib/push";

export const WAYS: readonly Way[] = ["push", "mail", "hook"];
const HERE = "chabudai.push-device";
/** Who gives a mail half an hour mostly needs none. */
const FIRST_DELAY: Record<Way, number> = { push: 0, mail: 30, hook: 0 };

export type Tested = TestResult | "sending";

export class NoticesModel {
  #notices = $state.raw<Notices | null>(null);
  #problem = $state.raw<unknown>(null);
  #tested = $state.raw<Partial<Record<Way, Tested>>>({});
  #asked = 0;

  get notices(): Notices | null {
    return this.#notices;
  }

  get problem(): unknown {
    return this.#problem;
  }

  async load(): Promise<void> {
    try {
      this.#notices = await getNotices();
      this.#problem = null;
    } catch (problem) {
      this.#problem = problem;
    }
  }

  /** Whether anything can arrive this way. */
  isOpen(way: Way): boolean {
    const ways = this.#notices?.ways;
    if (!ways) return false;
    if (way === "push") return ways.push.key !== null;
    return way === "mail" ? ways.mail.available && ways.mail.address !== null : ways.hook.shape !== null;
  }

  delayOf(kind: string, way: Way): number | null {
    return this.#notices?.settings[kind]?.[way] ?? null;
  }

  async turn(kind: string, way: Way, on: boolean): Promise<void> {
    const { delays = [] } = this.#notices ?? {};
    const first = delays.includes(FIRST_DELAY[way]) ? FIRST_DELAY[way] : (delays[0] ?? 0);
    await this.setDelay(kind, way, on ? first : null);
  }

  async setDelay(kind: string, way: Way, delay: number | null): Promise<void> {
    if (!this.#notices) return;
    const settings = { ...this.#notices.settings, [kind]: { ...this.#notices.settings[kind], [way]: delay } };
    await this.#change({ ...this.#notices, settings }, () => setNotices({ settings }));
  }

  async setDigest(digest: Digest): Promise<void> {
    if (!this.#notices) return;
    await this.#change({ ...this.#notices, digest }, () => setNotices({ digest }));
  }

  /** What is wanted shows at once; the newest answer counts, and after a failure what the server has. */
  async #change(wanted: Notices, doing: () => Promise<Notices>): Promise<void> {
    const number = ++this.#asked;
    this.#notices = wanted;
    const told = await attempt(doing);
    if (number !== this.#asked) return;
    if (told) this.#notices = told;
    else await this.load();
  }

  // --- this browser, and other devices

  /** The device of this browser, as the server lists it. */
  get here(): string | null {
    const known = localStorage.getItem(HERE);
    return this.#notices?.ways.push.devices.some(({ id }) => id === known) ? known : null;
  }

  /** False if the person or the browser says no. */
  async subscribeHere(): Promise<boolean> {
    const { push } = this.#notices?.ways ?? {};
    if (!push?.key) return false;
    const { key, devices } = push;
    const subscribed = await subscribe(key).catch(() => null);
    if (!subscribed) return false;
    const told = await attempt(() => addPush(subscribed));
    if (!told) return true; // which was said
    const added = told.ways.push.devices.find(({ id }) => devices.every((each) => each.id !== id));
    if (added) localStorage.setItem(HERE, added.id);
    this.#notices = told;
    return true;
  }

  async removeDevice(id: string): Promise<void> {
    const isHere = id === this.here;
    if ((await attempt(async () => (await dropPush(id), true))) && isHere) await unsubscribe().catch(() => undefined);
    await this.load();
  }

  // --- a webhook

  /** Throws what is wrong with it. */
  async setHook(shape: HookShape, address: string, key?: string): Promise<void> {
    this.#notices = await setHook(shape, address, key);
    this.#tested = { ...this.#tested, hook: undefined };
  }

  async removeHook(): Promise<void> {
    await attempt(dropHook);
    this.#tested = { ...this.#tested, hook: undefined };
    await this.load();
  }

  // --- trying

  testedBy(way: Way): Tested | undefined {
    return this.#tested[way];
  }

  async test(way: Way): Promise<void> {
    this.#tested = { ...this.#tested, [way]: "sending" };
    const result = await attempt(() => sendTest(way));
    this.#tested = { ...this.#tested, [way]: result };
    await this.load(); // a way that is gone is no longer listed
  }

  // --- quiet tables

  isMuted(table: string): boolean {
    return this.#notices?.quiet.tables.includes(table) ?? false;
  }

  async mute(table: string, muted: boolean): Promise<void> {
    if (!this.#notices) return;
    const others = this.#notices.quiet.tables.filter((id) => id !== table);
    this.#notices = { ...this.#notices, quiet: { tables: muted ? [...others, table] : others } };
    if (!(await attempt(async () => (await muteTable(table, muted), true)))) await this.load();
  }
}
