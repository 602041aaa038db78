import { AsyncLocalStorage } from "node:async_hooks";
import { replicaReads } from "../counters.ts";
import { isCancelled } from "./database-errors.ts";
import type { DatabaseNode } from "./database-node.ts";
import type { Replica, Replicas } from "./replicas.ts";

/** Where the current work reads. */
interface RoutedRead {
  /** Chosen at its first read; the primary once a replica has failed it. */
  from?: Replica | "primary";
  hasReadReplica: boolean;
}

const underWay = new AsyncLocalStorage<RoutedRead>();

/** Runs work that tolerates reads about two seconds old: its `db.read` may go to a replica. */
export const allowLag = <T>(work: () => T): T => underWay.run({ hasReadReplica: false }, work);

/** Whether the current work has read from a replica. */
export const hasReadReplica = (): boolean => underWay.getStore()?.hasReadReplica === true;

/**
 * Reads from a replica if the current work allows it and one is fresh enough, otherwise from the primary. All reads of
 * one piece of work use the same replica, and only the primary after their first read from there: older data would
 * otherwise follow newer data, and be cached as if it were newer.
 */
export type Read = <T>(work: (on: DatabaseNode) => Promise<T>) => Promise<T>;

export function createRead(primary: DatabaseNode, replicas: Replicas): Read {
  return async (work) => {
    const reading = underWay.getStore();
    if (reading !== undefined) reading.from ??= replicas.find() ?? "primary";
    const from = reading?.from ?? "primary";
    replicaReads.inc({ from: from === "primary" ? "primary" : "replica" });
    if (reading === undefined || from === "primary") return work(primary);
    reading.hasReadReplica = true;
    try {
      return await work(from.db);
    } catch (error) {
      // What timed out here would time out there too.
      if (isCancelled(error)) throw error;
      from.leave();
      reading.from = "primary";
      return work(primary);
    }
  };
}
