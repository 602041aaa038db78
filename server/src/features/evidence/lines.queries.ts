import type { PageRequest } from "@vestpocket/domain/shared/paging.schema";
import { asc, count, desc, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { chainLines } from "./evidence.tables.ts";

export type ChainLineRow = typeof chainLines.$inferSelect;

/** The head of a room's chain. */
export interface ChainHead {
  readonly room: string;
  readonly seq: number;
  /** Hexadecimal. */
  readonly hash: string;
}

/** Rooms whose chain has grown since it was last published, by id, with their current heads. */
export async function listGrownChains(tx: Queryable): Promise<ChainHead[]> {
  return selectRows<ChainHead>(
    tx,
    sql`WITH published AS (
        SELECT head.room, max(head.seq) AS seq FROM chain_lines, unnest(rooms, seqs) AS head(room, seq) GROUP BY head.room)
      SELECT DISTINCT ON (event.room) event.room, event.seq, encode(event.hash, 'hex') AS hash
      FROM room_events event LEFT JOIN published ON published.room = event.room
      WHERE event.seq > coalesce(published.seq, 0)
      ORDER BY event.room, event.seq DESC`,
  );
}

export async function findLastLine(tx: Queryable): Promise<ChainLineRow | undefined> {
  const [line] = await tx.select().from(chainLines).orderBy(desc(chainLines.day)).limit(1);
  return line;
}

export async function insertLine(tx: Queryable, line: ChainLineRow): Promise<void> {
  await tx.insert(chainLines).values(line);
}

/** A page of the lines, newest first. */
export async function listLines(
  db: Queryable,
  { page, limit }: PageRequest,
): Promise<{ rows: ChainLineRow[]; total: number }> {
  const [counted] = await db.select({ total: count() }).from(chainLines);
  const rows = await db
    .select()
    .from(chainLines)
    .orderBy(desc(chainLines.day))
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, total: counted?.total ?? 0 };
}

/** Every line, oldest first, to check that none was altered. */
export async function listAllLines(db: Queryable): Promise<ChainLineRow[]> {
  return db.select().from(chainLines).orderBy(asc(chainLines.day));
}

/** Published heads that their chain no longer has, as `day room/seq`; for one room only, if given. */
export async function listLostHeads(db: Queryable, room?: string): Promise<string[]> {
  const isWanted = room === undefined ? sql`true` : sql`head.room = ${room}`;
  const rows = await selectRows<{ lost: string }>(
    db,
    sql`SELECT line.day || ' ' || head.room || '/' || head.seq AS lost
      FROM chain_lines line, unnest(line.rooms, line.seqs, line.hashes) AS head(room, seq, hash)
      LEFT JOIN room_events event ON event.room = head.room AND event.seq = head.seq
      WHERE ${isWanted} AND encode(event.hash, 'hex') IS DISTINCT FROM head.hash
        AND NOT EXISTS (SELECT FROM ended_rooms ended WHERE ended.room = head.room)
      ORDER BY line.day, head.room`,
  );
  return rows.map(({ lost }) => lost);
}

/** The first day whose line covers a room's event. */
export async function findPublicationDay(
  db: Queryable,
  { room, seq }: { room: string; seq: number },
): Promise<string | undefined> {
  const [found] = await selectRows<{ day: string }>(
    db,
    sql`SELECT line.day::text AS day FROM chain_lines line, unnest(line.rooms, line.seqs) AS head(room, seq)
      WHERE line.rooms @> ARRAY[${room}::uuid] AND head.room = ${room} AND head.seq >= ${seq} ORDER BY line.day LIMIT 1`,
  );
  return found?.day;
}
