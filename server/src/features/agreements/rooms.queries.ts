import type { ROOM_EVENTS } from "@vestpocket/domain/agreements/agreements.terms";
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";

export interface RoomEvent {
  /** The listing's id. */
  readonly room: string;
  readonly kind: (typeof ROOM_EVENTS)[number];
  /** The actor; undefined for the server itself. */
  readonly actorId: string | undefined;
  readonly body: Readonly<Record<string, string | number | boolean | null>>;
  readonly at: Date;
}

/** An event's position in its room's chain; hashes in hexadecimal. */
export interface AppendedEvent {
  readonly seq: number;
  /** The previous event's; zeros for the first. */
  readonly prev: string;
  readonly hash: string;
}

/**
 * Appends an event to its room's chain and returns its position and hash. Events of one room are serialized until they
 * commit.
 */
export async function appendEvent(tx: Queryable, { room, kind, actorId, body, at }: RoomEvent): Promise<AppendedEvent> {
  const [appended] = await selectRows<AppendedEvent>(
    tx,
    sql`SELECT seq, encode(prev, 'hex') AS prev, encode(hash, 'hex') AS hash
      FROM append_room_event(${room}, ${at.toISOString()}::timestamptz, ${kind}, ${actorId ?? null}, ${JSON.stringify(body)})`,
  );
  if (appended === undefined) throw new Error("a room's event was not appended");
  return appended;
}

/** One event of a chain. */
export async function findEvent(
  db: Queryable,
  { room, seq }: { room: string; seq: number },
): Promise<AppendedEvent | undefined> {
  const [found] = await selectRows<AppendedEvent>(
    db,
    sql`SELECT seq, encode(prev, 'hex') AS prev, encode(hash, 'hex') AS hash FROM room_events WHERE room = ${room} AND seq = ${seq}`,
  );
  return found;
}

/** Makes other events of a room wait until the transaction ends. */
export async function lockChain(tx: Queryable, room: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`room ${room}`}, 0))`);
}

/** When a person first did this with this text; undefined if never. */
export async function findFirstEvent(
  db: Queryable,
  { room, uid, kind, sha256 }: Pick<RoomEvent, "room" | "kind"> & { uid: string; sha256: string },
): Promise<Date | undefined> {
  const [found] = await selectRows<{ at: Date }>(
    db,
    sql`SELECT at FROM room_events WHERE room = ${room} AND actor = ${uid} AND kind = ${kind}
      AND body::jsonb ->> 'sha256' = ${sha256} ORDER BY seq LIMIT 1`,
  );
  return found?.at;
}

/** Whether a person last said that they are, or their company is, in Quebec; undefined if they were not asked. */
export async function findStatedPlace(
  db: Queryable,
  { room, uid }: { room: string; uid: string },
): Promise<boolean | undefined> {
  const [found] = await selectRows<{ inQuebec: boolean }>(
    db,
    sql`SELECT (body::jsonb ->> 'inQuebec')::boolean AS "inQuebec" FROM room_events
      WHERE room = ${room} AND actor = ${uid} AND kind = 'place_stated' ORDER BY seq DESC LIMIT 1`,
  );
  return found?.inQuebec;
}

/** Events with a wrong hash, that do not follow the previous one, or whose room is missing, as `room/seq`. */
export async function listBrokenEvents(db: Queryable, wanted?: string): Promise<string[]> {
  const rows = await selectRows<{ event: string }>(
    db,
    sql`
      SELECT room || '/' || seq AS event FROM (
        SELECT room, seq, hash = room_event_hash(event) AS is_own,
          prev = coalesce(lag(hash) OVER chain, decode(repeat('00', 32), 'hex')) AS follows,
          seq = row_number() OVER chain AS has_no_gap, EXISTS (SELECT FROM rooms WHERE id = event.room) AS has_room
        FROM room_events event WHERE ${isInRoom(wanted)} WINDOW chain AS (PARTITION BY room ORDER BY seq)) checked
      WHERE NOT (is_own AND follows AND has_no_gap AND has_room) ORDER BY room, seq`,
  );
  return rows.map(({ event }) => event);
}

/** Restricts rows to a room; to any room if none is given. */
export function isInRoom(room: string | undefined): SQL {
  return room === undefined ? sql`true` : sql`room = ${room}`;
}

/** Records which rooms' listings have ended, and which are active again. */
export async function markEndedRooms(db: Queryable, now: Date): Promise<void> {
  await db.execute(sql`
    UPDATE rooms room SET ended_at = CASE WHEN room.ended_at IS NULL THEN ${now.toISOString()}::timestamptz END
    WHERE (room.ended_at IS NULL) <> EXISTS (
      SELECT FROM listings listing WHERE listing.id = room.id AND listing.status NOT IN ('closed', 'removed', 'expired'))`);
}

/**
 * Deletes rooms that ended before `before`, and whose signatures no longer bound anybody then, with their texts, signatures
 * and events. Returns how many.
 */
export async function deleteOldRooms(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { rowCount } = await db.execute(sql`
    DELETE FROM rooms WHERE id IN (
      SELECT id FROM rooms WHERE ended_at < ${before.toISOString()}::timestamptz
        AND room_bound_until(id, ended_at) < least(${before.toISOString()}::timestamptz, rooms_kept_since())
      ORDER BY ended_at LIMIT ${limit})`);
  return rowCount ?? 0;
}
