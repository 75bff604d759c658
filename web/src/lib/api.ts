// Every HTTP call of docs/protocol.md but those about accounts, which have a file of their own.

import type {
  GameInfo,
  Guest,
  History,
  Line,
  OptionValue,
  OwnTable,
  Position,
  Rulebook,
  Table,
  TableInfo,
  Waiting,
  WireError,
} from "./protocol";

export class ApiError extends Error {
  readonly error: WireError;

  constructor(error: WireError) {
    super(error.key);
    this.error = error;
  }
}

/** Nothing came back: no network, or no server. */
export function offline(): ApiError {
  return new ApiError({ kind: "offline", key: "web-error-offline", values: {} });
}

function isWireError(body: unknown): body is WireError {
  return typeof body === "object" && body !== null && "kind" in body && "key" in body;
}

function errorOf(body: unknown): ApiError {
  const inner = typeof body === "object" && body !== null && "error" in body ? body.error : body;
  return new ApiError(isWireError(inner) ? inner : { kind: "server", key: "web-error-server", values: {} });
}

let unknown: () => void = () => undefined;

/** What is to be done when the server no longer knows who asks. */
export function whenUnknown(doing: () => void): void {
  unknown = doing;
}

let spoken = "en";

/** The language of the page, in which the server writes to whoever sets up notices or an account in it. */
export function speakIn(language: string): void {
  spoken = language;
}

async function call<Answer>(method: string, path: string, body?: unknown, more: RequestInit = {}): Promise<Answer> {
  const headers = { Accept: "application/json", "Accept-Language": spoken };
  const request: RequestInit = { ...more, method, headers };
  if (body !== undefined) {
    request.headers = { ...headers, "Content-Type": "application/json" };
    request.body = JSON.stringify(body);
  }
  const response = await fetch(`/api${path}`, request).catch(() => Promise.reject(offline()));
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  const failure = errorOf(answer);
  if (failure.error.kind === "no-guest") unknown();
  throw failure;
}

export const get = <Answer>(path: string): Promise<Answer> => call<Answer>("GET", path);
export const post = <Answer>(path: string, body: unknown = {}): Promise<Answer> => call<Answer>("POST", path, body);
export const put = <Answer>(path: string, body: unknown, more: RequestInit = {}): Promise<Answer> =>
  call<Answer>("PUT", path, body, more);
export const drop = <Answer>(path: string): Promise<Answer> => call<Answer>("DELETE", path);
const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, OptionValue>;
  public: boolean;
  /** Of the other seats, in order; null leaves one free. */
  bots: (string | null)[];
  start: boolean;
  /** Milliseconds before a bot moves. */
  pace: number;
  /** Yours; the first if nothing is said. */
  seat?: number;
  /** Only who is invited may sit down. */
  invite_only?: boolean;
  /** Whether others may look on then. */
  onlookers?: boolean;
}

export type TableSettings = Partial<Pick<NewTable, "options" | "public" | "invite_only" | "onlookers"> & { seats: number }>;

export const getGames = async (): Promise<GameInfo[]> => (await get<{ games: GameInfo[] }>("/games")).games;

export const getRules = (game: string, language: string): Promise<Rulebook> =>
  get(`/games/${encodeURIComponent(game)}/rules?lang=${language}`);

/** The catalogue of a game that this client was built without. */
export const getWords = async (game: string, language: string): Promise<string> =>
  (await get<{ text: string }>(`/games/${encodeURIComponent(game)}/words?lang=${language}`)).text;

export const getMe = async (): Promise<Guest | null> => (await get<{ me: Guest | null }>("/me")).me;

export const putMe = async (name: string): Promise<Guest> => (await call<{ me: Guest }>("PUT", "/me", { name })).me;

export const getMyTables = async (): Promise<OwnTable[]> => (await get<{ tables: OwnTable[] }>("/me/tables")).tables;

export const getWaiting = (): Promise<Waiting> => get("/waiting");

export const getTables = async (state: "open" | "finished"): Promise<TableInfo[]> =>
  (await get<{ tables: TableInfo[] }>(`/tables?state=${state}`)).tables;

export const createTable = (table: NewTable): Promise<Table> => post("/tables", table);

export const getTable = (id: string): Promise<Table> => get(at(id));

export const sitDown = (id: string, seat: number | null = null): Promise<Table> => post(`${at(id)}/sit`, { seat });

export const leaveTable = (id: string): Promise<Table> => post(`${at(id)}/leave`);

/** For somebody who has been away for a while a bot plays on. */
export const standIn = (id: string, seat: number): Promise<Table> => post(`${at(id)}/stand-in`, { seat });

export const setSeat = (id: string, seat: number, bot: string | null): Promise<Table> =>
  post(`${at(id)}/seat`, { seat, bot });

export const setSettings = (id: string, settings: TableSettings): Promise<Table> =>
  post(`${at(id)}/settings`, settings);

export const startTable = (id: string): Promise<Table> => post(`${at(id)}/start`);

export const rematch = (id: string): Promise<Table> => post(`${at(id)}/rematch`);

/** The position after a move, or after a part of it if one is named. */
export function getPosition<View>(
  id: string,
  move: number,
  eyes: number | null = null,
  part: number | null = null,
): Promise<Position<View>> {
  const asked = Object.entries({ eyes, part }).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]));
  return get(`${at(id)}/positions/${move}${asked.length > 0 ? `?${asked.join("&")}` : ""}`);
}

export const getLog = (id: string, eyes: number | null = null): Promise<{ log: Line[] }> =>
  get(`${at(id)}/log${eyes === null ? "" : `?eyes=${eyes}`}`);

export const getHistory = (id: string): Promise<History> => get(`${at(id)}/history`);

/** Where the match file is downloaded from. */
export const matchAddress = (id: string): string => `/api${at(id)}/match`;
