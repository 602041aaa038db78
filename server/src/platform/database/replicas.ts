import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import type { DatabaseNode } from "./database-node.ts";

/** How far behind the primary a replica may be that is read from, in milliseconds: who wrote reads from the primary for longer. */
const BEHIND_MAX_MS = 2_000;
/** How long somebody who wrote reads from the primary. What they wrote is noted once in a second. */
export const OWN_WRITES_SECONDS = 4;
const PROBE_MS = 400;
const PROBE_MAX_MS = 1_500;

/** How much a database has of what was ever written, in bytes of the primary's log; undefined where it is of the other kind, or away. */
export type ReadPosition = (db: DatabaseNode, kind: "primary" | "replica") => Promise<bigint | undefined>;

export interface Replica {
  readonly db: DatabaseNode;
  /** It has failed: not to be used until it answers again. */
  leave(): void;
}

export interface Replicas {
  /** One that is fresh enough; undefined if none is. They take turns. */
  find(): Replica | undefined;
  end(): Promise<void>;
}

/** Asks primary and replicas several times a second how far they are. */
export function watchReplicas(
  primary: DatabaseNode,
  nodes: readonly DatabaseNode[],
  { log, readPosition = askPosition }: { log: Logger; readPosition?: ReadPosition },
): Replicas {
  const stopping = new AbortController();
  /** Where the primary was at which moment, the latest last. */
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
    // From before the question: the primary may have gone on while it answered.
    const at = performance.now();
    const position = await within(readPosition(primary, "primary"));
    if (position === undefined) return;
    marks.push({ position, at });
    while (marks[0] !== undefined && at - marks[0].at > 4 * BEHIND_MAX_MS) marks.shift();
  }

  const isFresh = ({ freshAt }: { freshAt: number }) => freshAt > 0 && performance.now() - freshAt < BEHIND_MAX_MS;

  for (const replica of replicas) {
    let wasFresh = false;
    void every(async () => {
      const position = await within(readPosition(replica.db, "replica")).catch(() => undefined);
      // As old as the last moment of the primary that it has all of.
      replica.freshAt = (position !== undefined && marks.findLast((mark) => mark.position <= position)?.at) || 0;
      if (isFresh(replica) === wasFresh) return;
      wasFresh = !wasFresh;
      const facts = { replica: replica.index };
      if (wasFresh) log.info(facts, "a replica is fresh enough to be read from");
      else
        log.warn(
          facts,
          "a replica is away or too far behind; what it would answer is read from the others or the primary",
        );
    });
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

function within<T>(answer: Promise<T>): Promise<T> {
  const late = wait(PROBE_MAX_MS, undefined, { ref: false }).then(() => Promise.reject(new Error("no answer")));
  return Promise.race([answer, late]);
}

/** A replica that was promoted is none any more, and has a history of its own. */
async function askPosition({ $client }: DatabaseNode, kind: "primary" | "replica"): Promise<bigint | undefined> {
  const { rows } = await $client.query<{ kind: string; position: string | null }>(
    `SELECT CASE WHEN pg_is_in_recovery() THEN 'replica' ELSE 'primary' END AS kind,
            (CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END - '0/0')::text AS position`,
  );
  const [row] = rows;
  return row?.kind === kind && row.position !== null ? BigInt(row.position) : undefined;
}
