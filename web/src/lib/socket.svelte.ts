// The line to a table. It is taken up again by itself, with growing pauses; after each break the server tells
// everything anew, so whoever listens needs no memory of the break.

import { ApiError, offline } from "./api";
import { pauseAfter, SIGNED_OUT } from "./backoff";
import { type Told, ViewKeeper } from "./delta";
import { noticeReturn } from "./new_version";
import type { ClientMessage, ServerMessage, WireError } from "./protocol";

export type LineState = "connecting" | "open" | "lost";
type Answer = Extract<ServerMessage, { id: number | null }>;

const PING_EVERY = 25_000;
const ANSWER_WITHIN = 10_000;

interface Asked {
  resolve(answer: Answer): void;
  reject(problem: Error): void;
}

export class TableSocket {
  #state = $state<LineState>("connecting");
  #lostSince = $state<number | null>(null);
  #trouble = $state.raw<WireError | null>(null);
  #signedOut = $state(0);
  #socket: WebSocket | null = null;
  #asked = new Map<number, Asked>();
  #lastId = 0;
  #failures = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  readonly #address: string;
  readonly #onMessage: (message: ServerMessage) => void;
  readonly #hurry = (): void => this.retryNow();
  readonly #sayWhetherSeen = (): void => this.#look();

  constructor(id: string, onMessage: (message: ServerMessage) => void) {
    this.#address = `${location.origin.replace(/^http/, "ws")}/api/tables/${encodeURIComponent(id)}/socket?changes`;
    this.#onMessage = onMessage;
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#sayWhetherSeen);
    this.#connect();
  }

  get state(): LineState {
    return this.#state;
  }

  /** When the line broke (as Date.now() counts), null while it holds. */
  get lostSince(): number | null {
    return this.#lostSince;
  }

  /** What the server said before it hung up, null while the line holds. */
  get trouble(): WireError | null {
    return this.#trouble;
  }

  /** How often the session ended in the middle of listening. Whoever knows who one is now takes the line up again. */
  get signedOut(): number {
    return this.#signedOut;
  }

  /** The answer to a message, an `error` included; rejected if the line breaks before it comes. */
  send(message: ClientMessage): Promise<Answer> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(offline());
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** The same, but an `error` is thrown as the failure of an HTTP call is. */
  async ask(message: ClientMessage): Promise<Answer> {
    const answer = await this.send(message);
    if (answer.type === "error") throw new ApiError(answer.error);
    return answer;
  }

  retryNow(): void {
    if (this.#state !== "lost") return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** A new line at once: the server knows a guest by the cookie the line began with. */
  reconnect(): void {
    const old = this.#socket;
    this.#socket = null;
    clearTimeout(this.#retry);
    old?.close();
    this.#forget();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#sayWhetherSeen);
    clearTimeout(this.#retry);
    this.#socket?.close();
    this.#forget();
  }

  #connect(): void {
    this.#state = "connecting";
    const socket = new WebSocket(this.#address);
    const views = new ViewKeeper();
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event: MessageEvent<string>) =>
      this.#heard(views.whole(JSON.parse(event.data) as Told));
    socket.onclose = (event) => this.#broken(socket, event.code);
  }

  /** Who has the page behind others is called like one who is away. At first the server takes it for looked at. */
  #look(): void {
    this.send({ type: "look", visible: document.visibilityState === "visible" }).catch(() => undefined);
  }

  #opened(socket: WebSocket): void {
    if (document.visibilityState === "hidden") this.#look();
    this.#pulse = setInterval(() => this.#ping(socket), PING_EVERY);
  }

  /** A server may answer the call and still have no table to show: only the table itself ends a break. */
  #answered(): void {
    if (this.#lostSince !== null) noticeReturn();
    this.#state = "open";
    this.#lostSince = null;
    this.#trouble = null;
    this.#failures = 0;
  }

  /** A line that died without a word is only noticed by speaking. */
  #ping(socket: WebSocket): void {
    const silence = setTimeout(() => this.#broken(socket), ANSWER_WITHIN);
    this.send({ type: "ping" }).then(
      () => clearTimeout(silence),
      () => clearTimeout(silence),
    );
  }

  #heard(message: ServerMessage): void {
    if ("id" in message && message.id !== null) {
      this.#asked.get(message.id)?.resolve(message);
      this.#asked.delete(message.id);
    }
    if (message.type === "table" && this.#state !== "open") this.#answered();
    if (message.type === "error" && message.id === null) this.#trouble = message.error;
    this.#onMessage(message);
  }

  #broken(socket: WebSocket, code: number | null = null): void {
    if (this.#closed || socket !== this.#socket) return;
    this.#socket = null;
    socket.close();
    this.#forget();
    if (code === SIGNED_OUT) this.#endOfSession();
    this.#state = "lost";
    this.#lostSince ??= Date.now();
    const pause = pauseAfter(this.#failures++, code);
    if (pause !== null) this.#retry = setTimeout(() => this.#connect(), pause);
  }

  /** Only a line that had shown the table counts: one that is turned away at once is not begun anew for ever. */
  #endOfSession(): void {
    if (this.#state === "open") this.#signedOut++;
    else this.#trouble = { kind: "signed-out", key: "web-signed-out", values: {} };
  }

  #forget(): void {
    clearInterval(this.#pulse);
    for (const asked of this.#asked.values()) asked.reject(offline());
    this.#asked.clear();
  }
}
