import { demoId } from "../../ids.ts";
import { DEMO_ACCOUNTS } from "../accounts/accounts.demo.ts";
import type { DatedListing } from "../listings/dated-listing.ts";

const HOUR = 60 * 60 * 1000;

/** What the demo's buyer and an owner wrote to each other, in turn from the buyer's first message. */
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

/** The demo's buyer has written to the demo's agent and its Agent Pro member about their active listings. */
export function buildConversations(listings: readonly DatedListing[], now: Date) {
  const { buyer, agent, pro } = DEMO_ACCOUNTS;
  return [agent, pro].flatMap(({ email }) => {
    const ownerId = demoId(email);
    const active = listings.filter((listing) => listing.ownerId === ownerId && listing.status === "active");
    return CONVERSATIONS.flatMap(({ daysAgo, texts }, at) => {
      const listing = active[at];
      if (listing === undefined) return [];
      const startedAt = now.getTime() - daysAgo * 24 * HOUR;
      return {
        listing,
        ownerId,
        sender: { ...buyer, id: demoId(buyer.email) },
        messages: texts.map((text, turn) => ({
          text,
          byOwner: turn % 2 === 1,
          createdAt: new Date(startedAt + turn * 5 * HOUR),
        })),
      };
    });
  });
}
