import type { ListPlace } from "@vestpocket/domain/shared/paging";
import { and, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { countListed, pageAlong } from "../../platform/database/list-pages.ts";
import { toLookup } from "../../platform/database/lookups.ts";
import type { ListingAgreement } from "./agreements.queries.ts";
import { agreementSignatures } from "./agreements.tables.ts";

export type SignatureRow = typeof agreementSignatures.$inferSelect;

/** A signature with its event's content; undefined if there is no such event. */
export interface RecordedSignature {
  readonly signature: SignatureRow;
  readonly event: { readonly kind: string; readonly actor: string | null; readonly body: string } | undefined;
}

/** When an external authority timestamped the certificate, according to the evidence. */
const stampedAt = sql<Date | null>`(
  SELECT stamp.stamped_at FROM certificate_stamps stamp WHERE stamp.signature_id = agreement_signatures.id)`.mapWith(
  agreementSignatures.signedAt,
);
/** A signature's columns, plus that. */
export const withStamp = { ...getTableColumns(agreementSignatures), stampedAt };
export type StampedSignatureRow = SignatureRow & { readonly stampedAt: Date | null };

/** This account's signature of one version of an agreement. */
export async function findSignature(
  db: Queryable,
  {
    uid,
    listingId,
    agreementId,
    version,
  }: Pick<ListingAgreement, "listingId" | "agreementId" | "version"> & { uid: string },
): Promise<StampedSignatureRow | undefined> {
  const isWanted = and(
    eq(agreementSignatures.room, listingId),
    eq(agreementSignatures.accountId, uid),
    eq(agreementSignatures.agreementId, agreementId),
    eq(agreementSignatures.version, version),
  );
  const [found] = await db.select(withStamp).from(agreementSignatures).where(isWanted);
  return found;
}

const SIGNING = toLookup<"uid" | "listingId">(
  "agreements_find_signing",
  sql`
    SELECT signature.id IS NOT NULL AS "hasSigned"
    FROM listing_agreements present
    LEFT JOIN agreement_signatures signature ON signature.room = present.listing_id
      AND signature.account_id = ${sql.placeholder("uid")}
      AND signature.agreement_id = present.agreement_id AND signature.version = present.version
    WHERE present.listing_id = ${sql.placeholder("listingId")}`,
);

/** Whether this account signed the version that the listing currently requires; undefined if it requires none. */
export async function hasSignedPresent(
  { lookups }: Pick<Database, "lookups">,
  wanted: { uid: string; listingId: string },
): Promise<boolean | undefined> {
  const [row] = await lookups.find<{ hasSigned: boolean }>(SIGNING(wanted));
  return row?.hasSigned;
}

export async function insertSignature(tx: Queryable, signature: SignatureRow): Promise<void> {
  await tx.insert(agreementSignatures).values(signature);
}

/** Every signature with its event, or those of one room: to check that none was altered. */
export async function listRecordedSignatures(db: Queryable, room?: string): Promise<RecordedSignature[]> {
  const event = sql<RecordedSignature["event"] | null>`(
    SELECT json_build_object('kind', event.kind, 'actor', event.actor, 'body', event.body) FROM room_events event
    WHERE event.room = agreement_signatures.room AND event.seq = agreement_signatures.seq)`;
  const isWanted = room === undefined ? undefined : eq(agreementSignatures.room, room);
  const rows = await db.select({ signature: agreementSignatures, event }).from(agreementSignatures).where(isWanted);
  return rows.map((row) => ({ ...row, event: row.event ?? undefined }));
}

/** A page of some signatures, newest first: which they are, and their order. */
export function pageSignatures(isWanted: SQL, place: ListPlace) {
  const { isAfter, order, limits } = pageAlong({ table: "agreement_signatures", value: "signed_at" }, place);
  const paged = sql`SELECT id FROM agreement_signatures WHERE ${and(isWanted, ...isAfter)} ORDER BY ${order} ${limits}`;
  return { isOnPage: sql`agreement_signatures.id = ANY (ARRAY(${paged}))`, order };
}

export const countSignatures = (db: Queryable, isWanted: SQL, place: ListPlace): Promise<number> =>
  countListed(db, sql`agreement_signatures WHERE ${isWanted}`, place);

/** A page of the people who signed a listing's agreements, newest first. */
export async function listSignaturesIn(
  db: Queryable,
  listingId: string,
  place: ListPlace,
): Promise<{ rows: StampedSignatureRow[]; total: number }> {
  const isWanted = eq(agreementSignatures.room, listingId);
  const { isOnPage, order } = pageSignatures(isWanted, place);
  const rows = await db.select(withStamp).from(agreementSignatures).where(isOnPage).orderBy(order);
  return { rows, total: await countSignatures(db, isWanted, place) };
}

/**
 * What an account signed, newest first, without the owner's id: the signer may no longer see who posts the listing. Nor
 * does it say for whom, unless the certificate does.
 */
export async function listSignaturesBy(db: Queryable, uid: string): Promise<Omit<SignatureRow, "ownerId">[]> {
  const { ownerId: _, ...columns } = getTableColumns(agreementSignatures);
  const { namesPrincipal, principal } = agreementSignatures;
  const shown = sql<string | null>`CASE WHEN ${namesPrincipal} THEN ${principal} END`;
  return db
    .select({ ...columns, principal: shown })
    .from(agreementSignatures)
    .where(eq(agreementSignatures.accountId, uid))
    .orderBy(desc(agreementSignatures.signedAt));
}
