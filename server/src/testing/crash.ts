import type { PoolClient } from "pg";
import type { Database } from "../platform/database/database.ts";
import type { Payments } from "../platform/payments/payments.ts";

/** Statements with a lasting effect: those that change rows, and commits. */
const LASTING = /^\s*(insert|update|delete|commit)\b/iu;

/** Simulates that the process was killed: no request of it is answered any more. */
class Crash extends Error {}

/**
 * Counts the points at which a process can be killed: before and after every lasting statement, every commit, and every
 * request to the payment provider. At the chosen point, the app is cut off from all of them, as by `kill -9`.
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
    // PostgreSQL rolls back open transactions when their connection is lost.
    for (const client of clients)
      (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
    throw new Crash("cut off");
  }

  /** Runs a request with a crash point before and after it. */
  async function around<T>(request: () => Promise<T>): Promise<T> {
    pass();
    const answer = await request();
    pass();
    return answer;
  }

  return {
    get hasCrashed() {
      return hasCrashed;
    },
    /** Crashes at the nth point from now. */
    at(point: number): void {
      left = point;
    },
    watchDatabase(db: Database): void {
      db.$client.on("connect", (client) => {
        clients.add(client);
        watchClient(client, around);
      });
    },
    watchPayments(payments: Payments): Payments {
      return { ...payments, ask: (request) => around(() => payments.ask(request)) };
    },
  };
}

/** Puts crash points around the lasting statements of a connection. */
function watchClient(client: PoolClient, around: <T>(request: () => Promise<T>) => Promise<T>): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const watched = (...given: unknown[]): unknown => {
    const [statement] = given;
    const text = typeof statement === "string" ? statement : (statement as { text?: string }).text;
    if (!LASTING.test(text ?? "")) return query(...given);
    const callback = given.at(-1);
    if (typeof callback !== "function") return around(() => query(...given) as Promise<unknown>);
    // The pool uses callbacks.
    const queried = around(
      () =>
        new Promise((resolve, reject) => {
          query(...given.slice(0, -1), (error: unknown, result: unknown) => (error ? reject(error) : resolve(result)));
        }),
    );
    queried.then(
      (result) => callback(null, result),
      (error) => callback(error),
    );
    return undefined;
  };
  Object.assign(client, { query: watched });
}
