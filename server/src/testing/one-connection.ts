import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "../platform/database/database.ts";

/**
 * The database as an app gets it in tests. Whatever asks the pool for a connection while its own transaction is open
 * fails: that call has one connection and waits for another, so enough of them at once hold all and wait for one
 * another. Tests themselves use `db`, and may make calls while they hold a transaction.
 */
export function forbidSecondConnections(db: Database): Database {
  const transactions = new AsyncLocalStorage<{ isOpen: boolean }>();
  const connect = db.$client.connect.bind(db.$client) as (...given: unknown[]) => unknown;
  Object.assign(db.$client, {
    connect(...given: unknown[]) {
      if (transactions.getStore()?.isOpen) throw new Error("A transaction asked for a second connection.");
      return connect(...given);
    },
  });
  const transaction: Database["transaction"] = (work, options) =>
    db.transaction(async (tx) => {
      const own = { isOpen: true };
      try {
        return await transactions.run(own, async () => work(tx));
      } finally {
        // What was started in it and goes on afterwards may connect.
        own.isOpen = false;
      }
    }, options);
  return Object.assign(Object.create(db) as Database, { transaction });
}
