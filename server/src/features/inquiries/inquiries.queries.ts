import type { Levels } from "@vestpocket/domain/disclosure/disclosure.schema";
import type { InquiryBox } from "@vestpocket/domain/inquiries/inquiries.terms";
import type { Titles } from "@vestpocket/domain/listings/listing-texts.rules";
import type { ListingStatus } from "@vestpocket/domain/listings/listings.terms";
import type { ListPlace } from "@vestpocket/domain/shared/paging";
import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { countListed, pageAlong } from "../../platform/database/list-pages.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { inquiries, inquiryMessages } from "./inquiries.tables.ts";

export type NewInquiry = typeof inquiries.$inferInsert;
export type NewMessage = typeof inquiryMessages.$inferInsert;
export type MessageRow = typeof inquiryMessages.$inferSelect;

/** Characters of the last message shown in a list. */
const EXCERPT_LENGTH = 200;

export async function insertInquiry(tx: Queryable, inquiry: NewInquiry): Promise<void> {
  await tx.insert(inquiries).values(inquiry);
}

export async function insertInquiryMessage(tx: Queryable, message: NewMessage): Promise<void> {
  await tx.insert(inquiryMessages).values(message);
}

/** A conversation, with what the rules need to know about it. */
export type ConversationRow = typeof inquiries.$inferSelect & {
  readonly isReported: boolean;
  /** The listing's current title; the last one if it was deleted. */
  readonly titles: Titles;
  readonly ownerName: string | null;
  readonly senderAccountName: string | null;
  /** The listing's rules about who may read what; null once it is deleted. */
  readonly levels: Levels | null;
};

const nameOf = (account: "owner" | "sender") => sql.raw(`${account}.first_name || ' ' || ${account}.last_name`);
const COLUMNS = sql`i.id, i.listing_id AS "listingId", i.listing_title AS "listingTitle",
  coalesce(listings_titles(l.language, l.title, l.other_title), jsonb_build_object('en', i.listing_title)) AS titles, i.owner_id AS "ownerId",
  i.sender_id AS "senderId", i.sender_name AS "senderName", i.sender_phone AS "senderPhone", i.created_at AS "createdAt",
  i.last_at AS "lastAt", i.owner_unread AS "ownerUnread", i.sender_unread AS "senderUnread",
  i.owner_archived AS "ownerArchived", i.sender_archived AS "senderArchived", i.closed_at AS "closedAt",
  ${nameOf("owner")} AS "ownerName", ${nameOf("sender")} AS "senderAccountName", l.levels`;
const SOURCES = sql`inquiries i LEFT JOIN listings l ON l.id = i.listing_id LEFT JOIN accounts owner ON owner.id = i.owner_id
  LEFT JOIN accounts sender ON sender.id = i.sender_id`;

export async function findConversation(db: Queryable, id: string): Promise<ConversationRow | undefined> {
  const [row] = await selectRows<ConversationRow>(
    db,
    sql`
      SELECT ${COLUMNS}, EXISTS (
        SELECT 1 FROM reports r WHERE r.inquiry_id = i.id AND r.outcome IS NULL
      ) AS "isReported"
      FROM ${SOURCES} WHERE i.id = ${id}`,
  );
  return row;
}

/** Locks a conversation until the transaction ends. */
export async function lockConversation(tx: Queryable, id: string): Promise<void> {
  await tx.select({ id: inquiries.id }).from(inquiries).where(eq(inquiries.id, id)).for("update");
}

export async function listConversationMessages(db: Queryable, inquiryId: string): Promise<MessageRow[]> {
  return db.select().from(inquiryMessages).where(eq(inquiryMessages.inquiryId, inquiryId)).orderBy(inquiryMessages.id);
}

export type InquiryRow = Omit<ConversationRow, "isReported"> & {
  readonly excerpt: string;
  readonly lastByOwner: boolean;
};

/** A page of one side's conversations, newest first, and how many there are. */
export async function listConversations(
  db: Queryable,
  wanted: {
    uid: string;
    box: InquiryBox;
    isArchived: boolean;
    listingId: string | undefined;
  } & ListPlace,
): Promise<{ rows: InquiryRow[]; total: number }> {
  const { uid, box, isArchived, listingId, ...place } = wanted;
  const side = box === "received" ? "owner" : "sender";
  const where = sql`i.${sql.raw(`${side}_id`)} = ${uid} AND i.${sql.raw(`${side}_archived`)} = ${isArchived}
    ${listingId === undefined ? sql`` : sql`AND i.listing_id = ${listingId}`}`;
  const { isAfter, order, limits } = pageAlong({ table: "inquiries", as: "i", value: "last_at" }, place);
  const paged = sql`SELECT i.id FROM inquiries i WHERE ${sql.join([where, ...isAfter], sql` AND `)} ORDER BY ${order} ${limits}`;
  const rows = await selectRows<InquiryRow>(
    db,
    sql`
      SELECT ${COLUMNS}, left(last.text, ${EXCERPT_LENGTH}) AS excerpt, last.by_owner AS "lastByOwner"
      FROM ${SOURCES}
      JOIN LATERAL (
        SELECT text, by_owner FROM inquiry_messages m WHERE m.inquiry_id = i.id ORDER BY m.id DESC LIMIT 1
      ) last ON true
      WHERE i.id = ANY (ARRAY(${paged})) ORDER BY ${order}`,
  );
  return { rows, total: await countListed(db, sql`inquiries i WHERE ${where} ORDER BY ${order}`, place) };
}

/** A person's unread conversations: about their own listings (`received`), and about others' (`sent`). */
export async function countUnread(db: Queryable, uid: string): Promise<{ received: number; sent: number }> {
  const [unread] = await selectRows<{ received: number; sent: number }>(
    db,
    sql`
      SELECT (SELECT count(*) FROM inquiries WHERE owner_id = ${uid} AND owner_unread)::int AS received,
        (SELECT count(*) FROM inquiries WHERE sender_id = ${uid} AND sender_unread)::int AS sent`,
  );
  return unread ?? { received: 0, sent: 0 };
}

export async function updateConversation(
  db: Queryable,
  id: string,
  change: Partial<Omit<NewInquiry, "id">>,
): Promise<void> {
  await db.update(inquiries).set(change).where(eq(inquiries.id, id));
}

/** Removes what identifies a person from their conversations; a conversation that both sides have left is deleted. */
export async function leaveConversations(tx: Queryable, uid: string): Promise<void> {
  await tx
    .update(inquiries)
    .set({ senderName: "", senderPhone: "", senderId: null })
    .where(eq(inquiries.senderId, uid));
  await tx.update(inquiries).set({ ownerId: null }).where(eq(inquiries.ownerId, uid));
  await tx.delete(inquiries).where(and(isNull(inquiries.ownerId), isNull(inquiries.senderId)));
}

/** Everything stored about a person's conversations. */
export async function listInquiriesOf(db: Queryable, uid: string) {
  const own = or(eq(inquiries.ownerId, uid), eq(inquiries.senderId, uid));
  const rows = await db
    .select()
    .from(inquiries)
    .innerJoin(inquiryMessages, eq(inquiryMessages.inquiryId, inquiries.id))
    .where(own)
    .orderBy(inquiryMessages.id);
  return rows.map(({ inquiries: inquiry, inquiry_messages: message }) => {
    const isOwner = inquiry.ownerId === uid;
    return {
      inquiryId: inquiry.id,
      listing: inquiry.listingTitle,
      side: isOwner ? "owner" : "sender",
      ...(isOwner ? {} : { senderName: inquiry.senderName, senderPhone: inquiry.senderPhone }),
      writtenBy: message.byOwner === isOwner ? "you" : "the other",
      text: message.text,
      at: message.createdAt,
    };
  });
}

/** The listing that an inquiry is about, and its owner. */
export interface InquiredListing {
  readonly id: string;
  readonly titles: Titles;
  readonly ownerId: string;
  readonly status: ListingStatus;
  readonly expiresAt: Date | null;
  readonly levels: Levels;
}

export async function findInquiredListing(db: Queryable, id: string): Promise<InquiredListing | undefined> {
  const [listing] = await selectRows<InquiredListing>(
    db,
    sql`
      SELECT l.id, listings_titles(l.language, l.title, l.other_title) AS titles, l.owner_id AS "ownerId", l.status, l.expires_at AS "expiresAt", l.levels
      FROM listings l JOIN accounts owner ON owner.id = l.owner_id AND owner.disabled_at IS NULL
      WHERE l.id = ${id}`,
  );
  return listing;
}

/** Whether one side's report of a conversation is open. */
export async function hasOpenReport(
  db: Queryable,
  { inquiryId, byOwner }: { inquiryId: string; byOwner: boolean },
): Promise<boolean> {
  const rows = await selectRows(
    db,
    sql`SELECT 1 FROM reports WHERE inquiry_id = ${inquiryId} AND by_owner = ${byOwner} AND outcome IS NULL`,
  );
  return rows.length > 0;
}

/** Closes a conversation to both sides. */
export async function closeConversation(tx: Queryable, id: string, now: Date): Promise<void> {
  await updateConversation(tx, id, { closedAt: now });
}
