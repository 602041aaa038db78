import type { Round } from "../family.ts";
import { type Answer, type Call, send } from "./client.ts";
import type { Person } from "./people.ts";
import type { Provider } from "./sandbox.ts";
import type { Server } from "./server.ts";

export interface Given {
  readonly round: Round;
  readonly server: Server;
  readonly provider: Provider;
  /** A new person who may post and pay. */
  readonly person: Person;
}

/** Something single-use. */
export interface Contest {
  readonly name: string;
  prepare(given: Given): Promise<{
    /** A runner's call; a negative number plants the fault: each then uses something of its own if possible. */
    call(runner: number): Call;
    /** How many took effect, according to the database if possible. */
    countEffects(answers: readonly Answer[]): Promise<number>;
  }>;
}

export const countAccepted = async (answers: readonly Answer[]): Promise<number> =>
  answers.filter(({ status }) => status === 200).length;

/** The first match of a pattern in what was sent to someone, once it was sent. */
export async function readMessage({ server }: Pick<Given, "server">, to: string, pattern: RegExp): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { body } = await send(server.url, { path: `/dev/outbox.json?to=${encodeURIComponent(to)}` });
    for (const { text } of body.messages) {
      const [, found] = pattern.exec(text) ?? [];
      if (found !== undefined) return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`No message to ${to} matches ${pattern}.`);
}
