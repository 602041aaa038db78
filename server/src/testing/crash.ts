import type { PoolClient } from "pg";
import type { Database } from "../platform/database/database.ts";
import type { Payments } from "../platform/payments/payments.ts";
import { cutOff, watchStatements } from "./watched-statements.ts";

/** Simulates a killed process: none of its requests is answered any more. */
class Crash extends Error {}

/**
 * Counts the points at which a process can be killed: before and after every write, every commit, and every request to
 * the payment provider. At the chosen point, the app is cut off from all of them, as by `kill -9`.
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
    for (const client of clients) cutOff(client);
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
      db.$client.on("connect", (client) => void clients.add(client));
      watchStatements(db, around);
    },
    watchPayments(payments: Payments): Payments {
      return { ...payments, ask: (request) => around(() => payments.ask(request)) };
    },
  };
}
