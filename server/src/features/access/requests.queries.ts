import type { AccessRequest, Asker } from "@vestpocket/domain/access/access.schema";
import type { RequestBox } from "@vestpocket/domain/access/access.terms";
import type { Titles } from "@vestpocket/domain/listings/listing-texts.rules";
import type { ListingStatus } from "@vestpocket/domain/listings/listings.terms";
import type { ListPlace } from "@vestpocket/domain/shared/paging";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { countListed, pageAlong } from "../../platform/database/list-pages.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { accessRequests } from "./access.tables.ts";

type NewRequest = typeof accessRequests.$inferInsert;

export interface RequestRow
  extends Pick<AccessRequest, "id" | "state" | "purpose" | "capacity" | "company" | "message">,
    Pick<AccessRequest, "question" | "answer" | "note"> {
  readonly listingId: string;
  readonly ownerId: string;
  readonly accountId: string;
  readonly titles: Titles;
  readonly listingStatus: ListingStatus;
  readonly listingExpiresAt: Date | null;
  readonly askedAt: Date;
  readonly refusedDomain: string | null;
  readonly asker: Asker;
  readonly grantId: string | null;
  readonly untilAt: Date | null;
  readonly revokedAt: Date | null;
  readonly reason: string;
}

/** What an owner sees of the account `account`, whose agent row is `agent`. */
export const ASKER = sql`jsonb_build_object('name', account.first_name || ' ' || account.last_name, 'email', account.email,
  'brokerageName', agent.brokerage_name, 'isPhoneConfirmed', account.phone_verified_at IS NOT NULL,
  'isLicenceChecked', agent.verified_at IS NOT NULL)`;

/** What decides whether others see the listing `listing`. */
export const LISTING_STATE = sql`listing.status AS "listingStatus", listing.expires_at AS "listingExpiresAt"`;

const COLUMNS = sql`request.id, request.listing_id AS "listingId", listing.owner_id AS "ownerId",
  request.account_id AS "accountId", request.state, request.purpose, request.capacity, request.company, request.message,
  request.question, request.answer, request.note, request.asked_at AS "askedAt", request.refused_domain AS "refusedDomain",
  listings_titles(listing.language, listing.title, listing.other_title) AS titles, ${LISTING_STATE},
  ${ASKER} AS asker,
  kept.id AS "grantId", kept.until_at AS "untilAt", kept.revoked_at AS "revokedAt", coalesce(kept.reason, '') AS reason`;
/** With what ended them. */
const DECIDED = sql`access_requests request LEFT JOIN access_grants kept ON kept.request_id = request.id`;
const SOURCES = sql`access_requests request JOIN listings listing ON listing.id = request.listing_id
  JOIN accounts account ON account.id = request.account_id LEFT JOIN agents agent ON agent.account_id = account.id
  LEFT JOIN access_grants kept ON kept.request_id = request.id`;

/** Adds a request. Returns false if the person has an open one for the listing. */
export async function insertRequest(tx: Queryable, request: NewRequest): Promise<boolean> {
  const added = await tx
    .insert(accessRequests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: accessRequests.id });
  return added.length > 0;
}

export async function updateRequest(tx: Queryable, id: string, values: Partial<NewRequest>): Promise<void> {
  await tx.update(accessRequests).set(values).where(eq(accessRequests.id, id));
}

export async function findRequest(db: Queryable, id: string): Promise<RequestRow | undefined> {
  return selectOne(db, sql`WHERE request.id = ${id}`);
}

/** A request, locked until the transaction ends, so that concurrent decisions are serialized. */
export async function lockRequest(tx: Queryable, id: string): Promise<RequestRow | undefined> {
  return selectOne(tx, sql`WHERE request.id = ${id} FOR UPDATE OF request`);
}

/** The request that led to an approval. */
export async function findRequestOfGrant(db: Queryable, grantId: string): Promise<RequestRow | undefined> {
  return selectOne(db, sql`WHERE kept.id = ${grantId}`);
}

interface PersonAndListing {
  readonly uid: string;
  readonly listingId: string;
}

/** A person's open request about a listing, locked in the same way. */
export async function lockOpenRequest(
  tx: Queryable,
  { uid, listingId }: PersonAndListing,
): Promise<RequestRow | undefined> {
  return selectOne(
    tx,
    sql`WHERE request.listing_id = ${listingId} AND request.account_id = ${uid}
      AND request.state IN ('open', 'questioned') FOR UPDATE OF request`,
  );
}

const latestOf = ({ uid, listingId }: PersonAndListing) =>
  sql`WHERE request.listing_id = ${listingId} AND request.account_id = ${uid}
    ORDER BY request.asked_at DESC, request.id DESC LIMIT 1`;

export async function findLatestRequest(db: Queryable, wanted: PersonAndListing): Promise<RequestRow | undefined> {
  return selectOne(db, latestOf(wanted));
}

/** The same, locked until the transaction ends. */
export async function lockLatestRequest(tx: Queryable, wanted: PersonAndListing): Promise<RequestRow | undefined> {
  return selectOne(tx, sql`${latestOf(wanted)} FOR UPDATE OF request`);
}

async function selectOne(db: Queryable, rest: SQL): Promise<RequestRow | undefined> {
  const [row] = await selectRows<RequestRow>(db, sql`SELECT ${COLUMNS} FROM ${SOURCES} ${rest}`);
  return row;
}

/** Requests about a person's own listings, newest first, and how many there are. */
export async function listReceived(
  db: Queryable,
  {
    uid,
    box,
    listingId,
    now,
    ...page
  }: ListPlace & {
    uid: string;
    box: RequestBox;
    listingId: string | undefined;
    now: Date;
  },
): Promise<{ rows: RequestRow[]; total: number }> {
  const isLive = sql`(kept.id IS NOT NULL AND kept.revoked_at IS NULL
    AND kept.until_at > ${now.toISOString()}::timestamptz)`;
  const isWaiting = sql`request.state IN ('open', 'questioned')`;
  const of = { waiting: isWaiting, current: isLive, past: sql`NOT ${isWaiting} AND NOT ${isLive}` }[box];
  const own = listingId === undefined ? sql`` : sql`AND id = ${listingId}`;
  return listPage(
    db,
    {
      from: box === "waiting" ? sql`access_requests request` : DECIDED,
      where: sql`request.listing_id = ANY (ARRAY(SELECT id FROM listings WHERE owner_id = ${uid} ${own})) AND ${of}`,
    },
    page,
  );
}

/** A person's requests, newest first, and how many there are. */
export async function listSent(
  db: Queryable,
  { uid, ...page }: ListPlace & { uid: string },
): Promise<{ rows: RequestRow[]; total: number }> {
  return listPage(db, { from: sql`access_requests request`, where: sql`request.account_id = ${uid}` }, page);
}

async function listPage(db: Queryable, { from, where }: { from: SQL; where: SQL }, place: ListPlace) {
  const { isAfter, order, limits } = pageAlong({ table: "access_requests", as: "request", value: "asked_at" }, place);
  const paged = sql`SELECT request.id FROM ${from} WHERE ${sql.join([where, ...isAfter], sql` AND `)} ORDER BY ${order} ${limits}`;
  const rows = await selectRows<RequestRow>(
    db,
    sql`SELECT ${COLUMNS} FROM ${SOURCES} WHERE request.id = ANY (ARRAY(${paged})) ORDER BY ${order}`,
  );
  return { rows, total: await countListed(db, sql`${from} WHERE ${where} ORDER BY ${order}`, place) };
}

/** How many requests await a person's decision, not counting those that await the asker's answer. */
export async function countWaiting(db: Queryable, uid: string): Promise<number> {
  const [counted] = await selectRows<{ waiting: number }>(
    db,
    sql`SELECT count(*)::int AS waiting FROM access_requests request JOIN listings listing ON listing.id = request.listing_id
      WHERE listing.owner_id = ${uid} AND request.state = 'open'`,
  );
  return counted?.waiting ?? 0;
}
