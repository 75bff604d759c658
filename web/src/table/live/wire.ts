// What a table asks the server, each with its answer.

import { offline } from "../../lib/api";
import { sayError } from "../../lib/errors";
import type { Asked, ClientMessage, Position, Preview, Refusal, WireError } from "../../lib/protocol";
import type { TableSocket } from "../../lib/socket.svelte";
import { toast } from "../../lib/toasts.svelte";
import type { Next } from "../beside/acts.svelte";

type Answer = Awaited<ReturnType<TableSocket["send"]>>;

export class Wire<View> {
  readonly #socket: TableSocket;
  readonly #refused: (error: WireError) => void;

  constructor(socket: TableSocket, refused: (error: WireError) => void) {
    this.#socket = socket;
    this.#refused = refused;
  }

  /** A refusal, and that no answer comes, is told to the reader. */
  async ask(message: ClientMessage): Promise<Answer | null> {
    try {
      const answer = await this.#socket.send(message);
      if (answer.type === "error") this.#refused(answer.error);
      return answer;
    } catch (problem) {
      toast(sayError(problem), "bad");
      return null;
    }
  }

  /** Nobody waits for it: where no answer comes, nothing is said. */
  async #wonder(message: ClientMessage): Promise<Answer | null> {
    return await this.#socket.send(message).catch(() => null);
  }

  async does(message: ClientMessage): Promise<boolean> {
    return (await this.ask(message))?.type === "ok";
  }

  /** Why an action is not allowed after these picks, null if it is; undefined where no answer comes. */
  async why(action: string, after: string[]): Promise<Refusal | null | undefined> {
    const answer = await this.ask({ type: "why", action, after });
    return answer?.type === "why" ? answer.refusal : undefined;
  }

  async preview(question: Asked, actions: string[]): Promise<Record<string, Preview<View> | null> | null> {
    const answer = await this.#wonder({ type: "preview", ...question, actions });
    return answer?.type === "preview" ? (answer.previews as Record<string, Preview<View> | null>) : null;
  }

  /** What the game tells of answers that are being laid, each as JSON; by that. */
  async foresee(question: Asked, answers: string[]): Promise<Record<string, unknown> | null> {
    const answer = await this.#wonder({ type: "foresee", ...question, answers: answers.map((each) => JSON.parse(each) as (string | null)[]) });
    if (answer?.type !== "foresee") return null;
    return Object.fromEntries(answers.map((each, place) => [each, answer.foreseen[place] ?? null]));
  }

  async draft(question: Asked, actions: string[], quiet: boolean): Promise<Position<View> | null> {
    const message: ClientMessage = { type: "draft", ...question, actions };
    const answer = await (quiet ? this.#wonder(message) : this.ask(message));
    return answer?.type === "draft" ? (answer.position as Position<View>) : null;
  }

  async nextWords(said: string[]): Promise<Next | null> {
    const answer = await this.#wonder({ type: "beside", said });
    return answer?.type === "beside" ? answer : null;
  }

  /** What went wrong; null if it is done. */
  async act(heard: number, actions: string[]): Promise<WireError | null> {
    const answer = await this.#wonder({ type: "act", heard, actions });
    if (answer === null) return offline().error;
    return answer.type === "error" ? answer.error : null;
  }
}
