import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { agreementSignatures, agreementTexts, listingAgreements } from "./agreements.tables.ts";

export type AgreementTextRow = typeof agreementTexts.$inferSelect;
export type ListingAgreement = typeof listingAgreements.$inferSelect;

/** The agreement that a listing asks its readers to sign; undefined where it asks for none. */
export async function findListingAgreement(db: Queryable, listingId: string): Promise<ListingAgreement | undefined> {
  const [found] = await db.select().from(listingAgreements).where(eq(listingAgreements.listingId, listingId));
  return found;
}

/** When this account signed the version that the listing asks for now. */
export async function findSignedAt(
  db: Queryable,
  { uid, listingId }: { uid: string; listingId: string },
): Promise<Date | undefined> {
  const isPresent = and(
    eq(agreementSignatures.room, listingAgreements.listingId),
    eq(agreementSignatures.agreementId, listingAgreements.agreementId),
    eq(agreementSignatures.version, listingAgreements.version),
    eq(agreementSignatures.accountId, uid),
  );
  const [found] = await db
    .select({ signedAt: agreementSignatures.signedAt })
    .from(listingAgreements)
    .innerJoin(agreementSignatures, isPresent)
    .where(eq(listingAgreements.listingId, listingId));
  return found?.signedAt;
}

/** Every text of every agreement, for the check that none was changed. */
export async function listTexts(db: Queryable): Promise<AgreementTextRow[]> {
  return db.select().from(agreementTexts);
}

/** Keeps texts; a version that is kept already stays as it is. */
export async function insertTexts(tx: Queryable, texts: readonly AgreementTextRow[]): Promise<void> {
  await tx
    .insert(agreementTexts)
    .values([...texts])
    .onConflictDoNothing();
}
