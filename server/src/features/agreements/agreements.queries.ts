import { and, eq, max, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { agreementTexts, listingAgreements } from "./agreements.tables.ts";

export type AgreementTextRow = typeof agreementTexts.$inferSelect;
export type ListingAgreement = typeof listingAgreements.$inferSelect;

/** The agreement that a listing requires its readers to sign; undefined if none. */
export async function findListingAgreement(db: Queryable, listingId: string): Promise<ListingAgreement | undefined> {
  const [found] = await db.select().from(listingAgreements).where(eq(listingAgreements.listingId, listingId));
  return found;
}

/** A listing's category. */
export async function findCategory(db: Queryable, listingId: string): Promise<string> {
  const [found] = await selectRows<{ type: string }>(db, sql`SELECT type FROM listings WHERE id = ${listingId}`);
  return found?.type ?? "";
}

/** Makes a listing require this agreement from now on. */
export async function saveListingAgreement(
  tx: Queryable,
  agreement: Omit<ListingAgreement, keyof Terms>,
): Promise<void> {
  const { listingId: target, ...set } = { ...agreement, listingId: listingAgreements.listingId };
  await tx.insert(listingAgreements).values(agreement).onConflictDoUpdate({ target, set });
}

/** For whom a listing's owner posted it, whether certificates name them, and how signers prove who they are. */
type Terms = Pick<ListingAgreement, "principal" | "namesPrincipal" | "needsTwoFactors">;

/** Records what the owner of a listing with an agreement chose beside its text. */
export async function saveTerms(tx: Queryable, listingId: string, terms: Partial<Terms>): Promise<void> {
  await tx.update(listingAgreements).set(terms).where(eq(listingAgreements.listingId, listingId));
}

/** The province that an account's last payment was billed to; undefined if there is none. */
export async function findBillingProvince(db: Queryable, uid: string): Promise<string | undefined> {
  const [found] = await selectRows<{ province: string | null }>(
    db,
    sql`SELECT quote.province FROM orders JOIN order_quotes quote ON quote.order_id = orders.id
      WHERE orders.account_id = ${uid} AND orders.paid_at IS NOT NULL
      ORDER BY orders.paid_at DESC, quote.revision DESC LIMIT 1`,
  );
  return found?.province ?? undefined;
}

/** Makes a listing require no agreement. */
export async function deleteListingAgreement(tx: Queryable, listingId: string): Promise<void> {
  await tx.delete(listingAgreements).where(eq(listingAgreements.listingId, listingId));
}

/** The texts of one version of an agreement. */
export async function listTextsOf(
  db: Queryable,
  { agreementId, version }: Pick<AgreementTextRow, "agreementId" | "version">,
): Promise<AgreementTextRow[]> {
  return db
    .select()
    .from(agreementTexts)
    .where(and(eq(agreementTexts.agreementId, agreementId), eq(agreementTexts.version, version)));
}

/** One text of an agreement. */
export async function findText(
  db: Queryable,
  { agreementId, version, language }: Pick<AgreementTextRow, "agreementId" | "version" | "language">,
): Promise<AgreementTextRow | undefined> {
  const texts = await listTextsOf(db, { agreementId, version });
  return texts.find((text) => text.language === language);
}

/** An agreement's latest version; 0 if there is none. */
export async function findLastVersion(db: Queryable, agreementId: string): Promise<number> {
  const [found] = await db
    .select({ version: max(agreementTexts.version) })
    .from(agreementTexts)
    .where(eq(agreementTexts.agreementId, agreementId));
  return found?.version ?? 0;
}

/** Every text of every agreement, or those that a room's signatures name: to check that none was altered. */
export async function listTexts(db: Queryable, room?: string): Promise<AgreementTextRow[]> {
  const isSigned = sql`EXISTS (SELECT FROM agreement_signatures signature WHERE signature.room = ${room}
    AND signature.agreement_id = ${agreementTexts.agreementId} AND signature.version = ${agreementTexts.version}
    AND signature.language = ${agreementTexts.language})`;
  return db
    .select()
    .from(agreementTexts)
    .where(room === undefined ? undefined : isSigned);
}

/** Stores texts; an existing version stays as it is. */
export async function insertTexts(tx: Queryable, texts: readonly AgreementTextRow[]): Promise<void> {
  await tx
    .insert(agreementTexts)
    .values([...texts])
    .onConflictDoNothing();
}
