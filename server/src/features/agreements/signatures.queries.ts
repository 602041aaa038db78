import { and, desc, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import type { ListingAgreement } from "./agreements.queries.ts";
import { agreementSignatures, listingAgreements } from "./agreements.tables.ts";

export type SignatureRow = typeof agreementSignatures.$inferSelect;

/** This account's signature of one version of an agreement. */
export async function findSignature(
  db: Queryable,
  { uid, listingId, agreementId, version }: Omit<ListingAgreement, "chosenAt"> & { uid: string },
): Promise<SignatureRow | undefined> {
  const isWanted = and(
    eq(agreementSignatures.room, listingId),
    eq(agreementSignatures.accountId, uid),
    eq(agreementSignatures.agreementId, agreementId),
    eq(agreementSignatures.version, version),
  );
  const [found] = await db.select().from(agreementSignatures).where(isWanted);
  return found;
}

/** Whether this account signed the version that the listing asks for now; undefined where it asks for none. */
export async function hasSignedPresent(
  db: Queryable,
  { uid, listingId }: { uid: string; listingId: string },
): Promise<boolean | undefined> {
  const isPresent = and(
    eq(agreementSignatures.room, listingAgreements.listingId),
    eq(agreementSignatures.agreementId, listingAgreements.agreementId),
    eq(agreementSignatures.version, listingAgreements.version),
    eq(agreementSignatures.accountId, uid),
  );
  const [found] = await db
    .select({ signature: agreementSignatures.id })
    .from(listingAgreements)
    .leftJoin(agreementSignatures, isPresent)
    .where(eq(listingAgreements.listingId, listingId));
  return found && found.signature !== null;
}

export async function insertSignature(tx: Queryable, signature: SignatureRow): Promise<void> {
  await tx.insert(agreementSignatures).values(signature);
}

/** Who signed the agreements of a listing, newest first. */
export async function listSignaturesIn(db: Queryable, listingId: string): Promise<SignatureRow[]> {
  return db
    .select()
    .from(agreementSignatures)
    .where(eq(agreementSignatures.room, listingId))
    .orderBy(desc(agreementSignatures.signedAt), desc(agreementSignatures.id));
}

/** What an account signed, newest first. */
export async function listSignaturesBy(db: Queryable, uid: string): Promise<SignatureRow[]> {
  return db
    .select()
    .from(agreementSignatures)
    .where(eq(agreementSignatures.accountId, uid))
    .orderBy(desc(agreementSignatures.signedAt));
}
