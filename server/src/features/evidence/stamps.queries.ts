import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { certificateStamps } from "./evidence.tables.ts";

export type StampRow = typeof certificateStamps.$inferSelect;

/**
 * The file of a signature's certificate, and its room; undefined if there is none, or if it already has a timestamp.
 */
export async function findUnstamped(
  db: Queryable,
  signatureId: string,
): Promise<{ room: string; pdf: Buffer } | undefined> {
  const [found] = await selectRows<{ room: string; pdf: Buffer }>(
    db,
    sql`SELECT room, pdf FROM agreement_certificates certificate WHERE signature_id = ${signatureId}
      AND NOT EXISTS (SELECT FROM certificate_stamps stamp WHERE stamp.signature_id = certificate.signature_id)`,
  );
  return found;
}

/** Stores a timestamp; one stored by a concurrent job stays. */
export async function insertStamp(db: Queryable, stamp: StampRow): Promise<void> {
  await db.insert(certificateStamps).values(stamp).onConflictDoNothing();
}

/** The timestamp of a signature's certificate, only for its two parties. */
export async function findStampOf(
  db: Queryable,
  { signatureId, room, uid }: { signatureId: string; room: string; uid: string },
): Promise<Pick<StampRow, "answer"> | undefined> {
  const [found] = await selectRows<Pick<StampRow, "answer">>(
    db,
    sql`SELECT answer FROM certificate_stamps stamp JOIN agreement_signatures signature ON signature.id = stamp.signature_id
      WHERE stamp.signature_id = ${signatureId} AND stamp.room = ${room}
        AND ${uid} IN (signature.account_id, signature.owner_id)`,
  );
  return found;
}

/** When an authority timestamped a signature's certificate. */
export async function findStampMoment(db: Queryable, signatureId: string): Promise<Date | undefined> {
  const [found] = await db.select().from(certificateStamps).where(eq(certificateStamps.signatureId, signatureId));
  return found?.stampedAt;
}

/** Every timestamp with its certificate's file, to check that they match. */
export async function listStamps(db: Queryable): Promise<(StampRow & { pdf: Buffer })[]> {
  return selectRows(
    db,
    sql`SELECT stamp.signature_id AS "signatureId", stamp.room, stamp.answer, stamp.stamped_at AS "stampedAt", stamp.authority,
        certificate.pdf
      FROM certificate_stamps stamp JOIN agreement_certificates certificate ON certificate.signature_id = stamp.signature_id
      ORDER BY stamp.signature_id`,
  );
}
