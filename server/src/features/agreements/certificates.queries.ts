import type { Levels } from "@vestpocket/domain/disclosure/disclosure.schema";
import { and, eq, exists, isNotNull, lt, not, or, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { agreementCertificates, agreementSignatures } from "./agreements.tables.ts";
import { isInRoom } from "./rooms.queries.ts";
import type { SignatureRow } from "./signatures.queries.ts";

export type CertificateRow = typeof agreementCertificates.$inferSelect;

/** A signature's certificate; undefined until it is issued. */
export async function findCertificate(db: Queryable, signatureId: string): Promise<CertificateRow | undefined> {
  const [found] = await db
    .select()
    .from(agreementCertificates)
    .where(eq(agreementCertificates.signatureId, signatureId));
  return found;
}

/** Signatures before a moment that should have a certificate and have none, oldest first. */
export async function listUncertified(
  db: Queryable,
  { before, limit }: { before: Date; limit: number },
): Promise<SignatureRow[]> {
  const isCertified = exists(
    db
      .select({ one: sql`1` })
      .from(agreementCertificates)
      .where(eq(agreementCertificates.signatureId, agreementSignatures.id)),
  );
  // Those from before there were certificates get theirs when a party asks for it.
  const isDue = and(isNotNull(agreementSignatures.authenticatedAt), lt(agreementSignatures.signedAt, before));
  return db
    .select()
    .from(agreementSignatures)
    .where(and(isDue, not(isCertified)))
    .orderBy(agreementSignatures.signedAt)
    .limit(limit);
}

export async function insertCertificate(tx: Queryable, certificate: CertificateRow): Promise<void> {
  await tx.insert(agreementCertificates).values(certificate);
}

/** The listing's rules about who may read what; undefined once it is deleted. */
export async function findLevels(db: Queryable, room: string): Promise<Levels | undefined> {
  const [found] = await selectRows<{ levels: Levels }>(db, sql`SELECT levels FROM listings WHERE id = ${room}`);
  return found?.levels;
}

/** A signature in a room, only for its two parties. */
export async function findSignatureOf(
  db: Queryable,
  { id, room, uid }: { id: string; room: string; uid: string },
): Promise<SignatureRow | undefined> {
  const isParty = or(eq(agreementSignatures.accountId, uid), eq(agreementSignatures.ownerId, uid));
  const [found] = await db
    .select()
    .from(agreementSignatures)
    .where(and(eq(agreementSignatures.id, id), eq(agreementSignatures.room, room), isParty));
  return found;
}

/** Certificates that do not match their fingerprint or are missing from the chain, as `certificate id`. */
export async function listChangedCertificates(db: Queryable, room?: string): Promise<string[]> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`SELECT signature_id AS id FROM agreement_certificates certificate
      WHERE ${isInRoom(room)} AND (sha256 <> encode(sha256(pdf), 'hex') OR NOT EXISTS (
        SELECT FROM room_events WHERE room = certificate.room AND kind = 'certificate_issued'
          AND body::jsonb @> jsonb_build_object('signatureId', signature_id, 'sha256', sha256)))
      ORDER BY signature_id`,
  );
  return rows.map(({ id }) => `certificate ${id}`);
}
