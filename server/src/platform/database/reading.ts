import { AsyncLocalStorage } from "node:async_hooks";
import { replicaReads } from "../counters.ts";
import { isCancelled } from "./database-errors.ts";
import type { DatabaseNode } from "./database-node.ts";
import type { Replica, Replicas } from "./replicas.ts";

/** Of the work under way: the replica that its reads go to, once there was one. */
interface Reading {
  replica?: Replica | undefined;
}

const underWay = new AsyncLocalStorage<Reading>();

/** Runs work whose reads may be some two seconds old: what `db.read` reads for it may come from a replica. */
export const allowLag = <T>(work: () => T): T => underWay.run({}, work);

/** Whether the work under way has read from a replica. */
export const hasReadReplica = (): boolean => underWay.getStore()?.replica !== undefined;

/** Reads from a replica where the work under way allows it and one is fresh enough, else from the primary. All reads of one work from one replica. */
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
      // What took too long here would take as long there.
      if (isCancelled(error)) throw error;
      replica.leave();
      return work(primary);
    }
  };
}
