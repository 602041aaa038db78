import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { within } from "../within.ts";
import type { DatabaseNode } from "./database-node.ts";

/**
 * The maximum lag of a replica that may serve reads, in milliseconds: writers read from the primary for longer than
 * that.
 */
const BEHIND_MAX_MS = 2_000;
/** How long a writer reads from the primary. Writes are noted once per second. */
export const OWN_WRITES_SECONDS = 4;
const PROBE_MS = 400;
const PROBE_MAX_MS = 1_500;

/** By then a sound replica has been found fresh. */
const FIRST_REPORT_MS = 5_000;

/** A database's position in the primary's log, in bytes; undefined if it has none. Throws if it has the other role or is unreachable. */
export type ReadPosition = (db: DatabaseNode, kind: "primary" | "replica") => Promise<bigint | undefined>;

export interface Replica {
  readonly db: DatabaseNode;
  /** It has failed: do not use it until it responds again. */
  leave(): void;
}

export interface Replicas {
  /** A fresh replica, in rotation; undefined if there is none. */
  find(): Replica | undefined;
  end(): Promise<void>;
}

/** Polls primary and replicas several times a second for their positions. */
export function watchReplicas(
  primary: DatabaseNode,
  nodes: readonly DatabaseNode[],
  { log, readPosition = askPosition }: { log: Logger; readPosition?: ReadPosition },
): Replicas {
  const stopping = new AbortController();
  /** The primary's position over time, latest last. */
  const marks: { position: bigint; at: number }[] = [];
  const replicas = nodes.map((db, index) => {
    const leave = () => {
      replica.freshAt = 0;
    };
    const replica = { db, index, freshAt: 0, leave };
    return replica;
  });
  let turn = 0;

  async function every(probe: () => Promise<void>): Promise<void> {
    while (!stopping.signal.aborted) {
      await probe().catch(() => undefined);
      await wait(PROBE_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  }

  async function markPrimary(): Promise<void> {
    // Taken before the query: the primary may have advanced while it answered.
    const at = performance.now();
    const position = await within(PROBE_MAX_MS, () => readPosition(primary, "primary"));
    if (position === undefined) return;
    marks.push({ position, at });
    while (marks[0] !== undefined && at - marks[0].at > 4 * BEHIND_MAX_MS) marks.shift();
  }

  const isFresh = ({ freshAt }: { freshAt: number }) => freshAt > 0 && performance.now() - freshAt < BEHIND_MAX_MS;

  for (const replica of replicas) void every(createProbe(replica));

  /** Logs each change, and once after the start if the replica does not serve. */
  function createProbe(replica: (typeof replicas)[number]): () => Promise<void> {
    const startedAt = performance.now();
    let wasFresh: boolean | undefined;
    return async () => {
      let err: unknown;
      const position = await within(PROBE_MAX_MS, () => readPosition(replica.db, "replica")).catch((reason) => {
        err = reason;
        return undefined;
      });
      // Its age is that of the latest primary position it has fully replayed.
      replica.freshAt = (position !== undefined && marks.findLast((mark) => mark.position <= position)?.at) || 0;
      if (isFresh(replica) === wasFresh) return;
      if (wasFresh === undefined && !isFresh(replica) && performance.now() - startedAt < FIRST_REPORT_MS) return;
      wasFresh = isFresh(replica);
      const facts = { replica: replica.index, ...(err !== undefined && { err }) };
      if (wasFresh) log.info(facts, "a replica is fresh enough to serve reads");
      else log.warn(facts, "a replica is unreachable or too far behind; the others or the primary serve its reads");
    };
  }
  if (nodes.length > 0) void every(markPrimary);

  return {
    find() {
      const fresh = replicas.filter(isFresh);
      turn += 1;
      return fresh[turn % fresh.length];
    },
    async end() {
      stopping.abort();
      await Promise.all(nodes.map((node) => node.end()));
    },
  };
}

/** A promoted replica is no longer one, and its history has diverged. Throws if it has the other role. */
async function askPosition({ $client }: DatabaseNode, kind: "primary" | "replica"): Promise<bigint | undefined> {
  const { rows } = await $client.query<{ kind: string; position: string | null }>(
    `SELECT CASE WHEN pg_is_in_recovery() THEN 'replica' ELSE 'primary' END AS kind,
            (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END - '0/0')::text AS position`,
  );
  const [row] = rows;
  if (row?.kind !== kind) throw new Error(`this is a ${row?.kind}, not a ${kind}`);
  return row.position === null ? undefined : BigInt(row.position);
}
