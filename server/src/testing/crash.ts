import type { PoolClient } from "pg";
import type { Database } from "../platform/database/database.ts";
import type { Payments } from "../platform/payments/payments.ts";

/** What leaves something behind: a statement that changes rows, or the end of a transaction. */
const LASTING = /^\s*(insert|update|delete|commit)\b/iu;

/** The process is gone: nothing it asked for is answered. */
class Crash extends Error {}

/**
 * Counts the points at which a process can be killed: before and after every statement that lasts, every commit, and every
 * question to the payment provider. At the one that is set it is cut off from all of them, as by `kill -9`.
 */
export function createCrash() {
  let left = Number.POSITIVE_INFINITY;
  let hasCrashed = false;
  const clients = new Set<PoolClient>();

  function pass(): void {
    if (hasCrashed) throw new Crash("cut off");
    left -= 1;
    if (left > 0) return;
    hasCrashed = true;
    // The server ends what was open when the connection is gone.
    for (const client of clients)
      (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    throw new Crash("cut off");
  }

  /** The same question with a point before and after it. */
  async function around<T>(ask: () => Promise<T>): Promise<T> {
    pass();
    const answer = await ask();
    pass();
    return answer;
  }

  return {
    get hasCrashed() {
      return hasCrashed;
    },
    /** Crashes at the n-th point from now. */
    at(point: number): void {
      left = point;
    },
    watchDatabase(db: Database): void {
      db.$client.on("connect", (client) => {
        clients.add(client);
        const query = client.query.bind(client) as (...given: unknown[]) => unknown;
        const watched = (...given: unknown[]): unknown => {
          const [statement] = given;
          const text = typeof statement === "string" ? statement : (statement as { text?: string }).text;
          if (!LASTING.test(text ?? "")) return query(...given);
          const answer = given.at(-1);
          if (typeof answer !== "function") return around(() => query(...given) as Promise<unknown>);
          // The pool asks by callback.
          const asked = around(
            () =>
              new Promise((resolve, reject) => {
                query(...given.slice(0, -1), (error: unknown, result: unknown) =>
                  error ? reject(error) : resolve(result),
                );
              }),
          );
          asked.then(
            (result) => answer(null, result),
            (error) => answer(error),
          );
          return undefined;
        };
        Object.assign(client, { query: watched });
      });
    },
    watchPayments(payments: Payments): Payments {
      return { ...payments, ask: (question) => around(() => payments.ask(question)) };
    },
  };
}
