// What goes over the wire about notices, as docs/protocol.md says.

export type Way = "push" | "mail" | "hook";
export type HookShape = "discord" | "slack" | "json" | "ntfy";

export interface PushDevice {
  id: string;
  device: string;
  since: string;
}

export interface Digest {
  /** Hours; 0: none, single mails instead. */
  every: number;
  /** At which it is sent once a day. */
  hour: number;
  zone: string;
}

/** By kind and way: minutes to wait, null: off. */
export type NoticeSettings = Record<string, Partial<Record<Way, number | null>>>;

export interface Notices {
  kinds: string[];
  ways: {
    /** Without a key this host pushes nothing. */
    push: { key: string | null; devices: PushDevice[] };
    mail: { available: boolean; address: string | null };
    /** Its address is a secret and never told again. */
    hook: { shape: HookShape | null; since: string | null };
  };
  settings: NoticeSettings;
  delays: number[];
  digest: Digest;
  quiet: { tables: string[] };
  /** The most that are sent in a day of one table. */
  daily: number;
}

export type TestReason = "unreachable" | "refused" | "gone" | "too-slow" | "no-way";

export interface TestResult {
  sent: boolean;
  reason: TestReason | null;
}
