import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "../platform/database/database.ts";

/**
 * Makes whatever asks the pool for a connection while its own transaction is open fail: that call has one connection and
 * waits for another, so enough of them at once hold all and wait for one another.
 */
export function forbidSecondConnections(db: Database): void {
  const transactions = new AsyncLocalStorage<{ isOpen: boolean }>();
  const transact = db.transaction;
  const connect = db.$client.connect.bind(db.$client) as (...given: unknown[]) => unknown;
  db.transaction = (work, options) =>
    transact(async (tx) => {
      const transaction = { isOpen: true };
      try {
        return await transactions.run(transaction, async () => work(tx));
      } finally {
        // What was started in it and goes on afterwards may connect.
        transaction.isOpen = false;
      }
    }, options);
  const connectOnce = (...given: unknown[]) => {
    if (transactions.getStore()?.isOpen) throw new Error("A transaction asked for a second connection.");
    return connect(...given);
  };
  Object.assign(db.$client, { connect: connectOnce });
}
