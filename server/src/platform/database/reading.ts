import { AsyncLocalStorage } from "node:async_hooks";
import { replicaReads } from "../counters.ts";
import { isCancelled } from "./database-errors.ts";
import type { DatabaseNode } from "./database-node.ts";
import type { Replica, Replicas } from "./replicas.ts";

/** The replica that serves the current work's reads, once one has been chosen. */
interface Reading {
  replica?: Replica | undefined;
}

const underWay = new AsyncLocalStorage<Reading>();

/** Runs work that tolerates reads about two seconds old: its `db.read` may go to a replica. */
export const allowLag = <T>(work: () => T): T => underWay.run({}, work);

/** Whether the current work has read from a replica. */
export const hasReadReplica = (): boolean => underWay.getStore()?.replica !== undefined;

/**
 * Reads from a replica if the current work allows it and one is fresh enough, otherwise from the primary. All reads of
 * one piece of work use the same replica.
 */
export type Read = <T>(work: (on: DatabaseNode) => Promise<T>) => Promise<T>;

export function createRead(primary: DatabaseNode, replicas: Replicas): Read {
  return async (work) => {
    const reading = underWay.getStore();
    const replica = reading && (reading.replica ?? replicas.find());
    replicaReads.inc({ from: replica === undefined ? "primary" : "replica" });
    if (reading === undefined || replica === undefined) return work(primary);
    reading.replica = replica;
    try {
      return await work(replica.db);
    } catch (error) {
      // What timed out here would time out there too.
      if (isCancelled(error)) throw error;
      replica.leave();
      return work(primary);
    }
  };
}
