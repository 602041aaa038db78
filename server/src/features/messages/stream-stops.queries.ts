import { COMMERCIAL_STREAMS, type CommercialStream, type Stream } from "@vestpocket/domain/messages/streams.terms";
import { and, asc, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import { deleteInBatches } from "../../platform/database/batches.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { messages, streamStops } from "./messages.tables.ts";

/** False if the stream is stopped already. */
export async function insertStop(tx: Queryable, row: typeof streamStops.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(streamStops).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** False if the stream is not stopped. */
export async function endStop(
  tx: Queryable,
  { stream, startedAt }: { stream: CommercialStream; startedAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(streamStops)
    .set({ startedAt })
    .where(and(eq(streamStops.stream, stream), isNull(streamStops.startedAt)));
  return rowCount === 1;
}

export interface StreamStateRow {
  readonly stream: CommercialStream;
  readonly reason: string | null;
  readonly stoppedAt: Date | null;
  readonly waiting: number;
  readonly oldestAt: Date | null;
}

/** Each commercial stream: whether it is stopped, and what waits in it. */
export function listStreamStates(db: Queryable): Promise<StreamStateRow[]> {
  return selectRows<StreamStateRow>(
    db,
    sql`SELECT known.stream, stop.reason, stop.stopped_at AS "stoppedAt",
               count(queued.id)::int AS waiting, min(queued.created_at) AS "oldestAt"
          FROM unnest(${sql.param([...COMMERCIAL_STREAMS])}::text[]) WITH ORDINALITY AS known (stream, place)
          LEFT JOIN stream_stops stop ON stop.stream = known.stream AND stop.started_at IS NULL
          LEFT JOIN messages queued ON queued.status = 'queued' AND queued.stream <> 'service' AND queued.stream = known.stream
         GROUP BY known.stream, known.place, stop.reason, stop.stopped_at ORDER BY known.place`,
  );
}

export interface StreamDayRow {
  readonly stream: Stream;
  /** YYYY-MM-DD in UTC. */
  readonly day: string;
  readonly sent: number;
  readonly delivered: number;
  readonly bounced: number;
  readonly complained: number;
  readonly unsubscribed: number;
}

/** What became of the e-mails of each day since a time, newest day first. */
export function listStreamDays(db: Queryable, since: Date): Promise<StreamDayRow[]> {
  return selectRows<StreamDayRow>(
    db,
    sql`SELECT stream, day::text, sum(sent)::int AS sent, sum(delivered)::int AS delivered, sum(bounced)::int AS bounced,
               sum(complained)::int AS complained, sum(unsubscribed)::int AS unsubscribed
          FROM (
            SELECT stream, (coalesce(sent_at, failed_at) AT TIME ZONE 'UTC')::date AS day, (status = 'sent')::int AS sent,
                   (outcome IS NOT DISTINCT FROM 'delivered')::int AS delivered,
                   (outcome IS NOT DISTINCT FROM 'bounced' OR status = 'failed')::int AS bounced,
                   (outcome IS NOT DISTINCT FROM 'complained')::int AS complained, 0 AS unsubscribed
              FROM messages
             WHERE channel = 'email' AND status IN ('sent', 'failed') AND coalesce(sent_at, failed_at) >= ${since.toISOString()}
            UNION ALL
            SELECT stream, (at AT TIME ZONE 'UTC')::date, 0, 0, 0, 0, 1
              FROM stream_consents WHERE NOT is_given AND at >= ${since.toISOString()}
          ) AS happened
         GROUP BY stream, day ORDER BY day DESC, stream`,
  );
}

/** The ids of e-mails that wait in a stream, in order, after one of them. */
export async function listQueuedIn(
  db: Queryable,
  { stream, after, limit }: { stream: CommercialStream; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.status, "queued"), eq(messages.stream, stream), gt(messages.id, after)))
    .orderBy(asc(messages.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Deletes commercial e-mails that have waited since before a time. */
export async function deleteOutwaited(db: Queryable, before: Date): Promise<void> {
  const isCommercial = inArray(messages.stream, [...COMMERCIAL_STREAMS]);
  const where = and(eq(messages.status, "queued"), isCommercial, lt(messages.createdAt, before));
  await deleteInBatches(db, { from: messages, where });
}
