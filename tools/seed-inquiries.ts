import { DEMO_ACCOUNTS } from "@vestpocket/domain/accounts/accounts.factory";
import { v7 as newId } from "uuid";
import { insertInquiry, insertInquiryMessage } from "../server/src/features/inquiries/inquiries.queries.ts";
import type { NewListingRow } from "../server/src/features/listings/listings.queries.ts";
import type { Queryable } from "../server/src/platform/database/database.ts";

const HOUR = 60 * 60 * 1000;
const { buyer } = DEMO_ACCOUNTS;

/** What the demo's buyer and an owner wrote to each other: from the first message on, in turn. */
const CONVERSATIONS: readonly { readonly daysAgo: number; readonly texts: readonly string[] }[] = [
  {
    daysAgo: 9,
    texts: [
      "Hello, I'm interested in this listing. Can we have a talk about it?",
      "Hello Amara,\n\nGladly. The seller prefers calls in the morning. Is there anything you would like to see first?",
      "The last three years of statements, and the lease. Thursday at nine would suit me.",
      "Thursday at nine it is. The statements are in the listing's document; the lease I will bring along.",
    ],
  },
  { daysAgo: 3, texts: ["Is the parking included, and would you consider a lease with an option to buy?"] },
  { daysAgo: 1, texts: ["Could I visit next week, outside of business hours, so that the staff does not notice?"] },
];

/** The demo's buyer has written about a listing of each of these owners, as often as they have active ones. */
export async function addInquiries(
  tx: Queryable,
  {
    buyerId,
    ownerIds,
    listings,
    now,
  }: { buyerId: string; ownerIds: readonly string[]; listings: readonly NewListingRow[]; now: Date },
): Promise<void> {
  for (const ownerId of ownerIds) {
    const theirs = listings.filter((listing) => listing.ownerId === ownerId && listing.status === "active");
    for (const [at, conversation] of CONVERSATIONS.entries()) {
      const listing = theirs[at];
      if (listing !== undefined) await addConversation(tx, { ...conversation, buyerId, ownerId, listing, now });
    }
  }
}

async function addConversation(
  tx: Queryable,
  {
    texts,
    daysAgo,
    buyerId,
    ownerId,
    listing,
    now,
  }: (typeof CONVERSATIONS)[number] & {
    buyerId: string;
    ownerId: string;
    listing: NewListingRow;
    now: Date;
  },
): Promise<void> {
  const id = newId();
  const writtenAt = (turn: number) => new Date(now.getTime() - daysAgo * 24 * HOUR + turn * 5 * HOUR);
  await insertInquiry(tx, {
    id,
    listingId: listing.id,
    listingTitle: listing.title,
    ownerId,
    senderId: buyerId,
    senderName: `${buyer.firstName} ${buyer.lastName}`,
    senderPhone: buyer.phoneNumber.slice(2),
    createdAt: writtenAt(0),
    lastAt: writtenAt(texts.length - 1),
    ownerUnread: texts.length === 1,
    senderUnread: false,
  });
  for (const [turn, text] of texts.entries()) {
    await insertInquiryMessage(tx, {
      id: newId(),
      inquiryId: id,
      byOwner: turn % 2 === 1,
      text,
      createdAt: writtenAt(turn),
    });
  }
}
