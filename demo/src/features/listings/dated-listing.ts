import { PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import { demoId } from "../../ids.ts";
import type { DemoListing } from "./listings.demo.ts";
import { quoteListing } from "./quotes.ts";

const DAY = 24 * 60 * 60 * 1000;

/** A listing of the demo with its id, its owner and its dates. */
export type DatedListing = ReturnType<typeof dateListing>;

export function dateListing(listing: DemoListing, { ownerId, now }: { ownerId: string; now: Date }) {
  const { daysAgo, pictureSeed, status, plan, listingType } = listing;
  const createdAt = new Date(now.getTime() - daysAgo * DAY - (pictureSeed % DAY) / 2);
  const isDraft = status === "draft";
  const isClosed = status === "closed";
  return {
    ...listing,
    ...quoteListing(listing),
    id: demoId(`${pictureSeed}/${listing.title}`),
    ownerId,
    plan: isDraft ? null : plan,
    createdAt,
    publishedAt: isDraft ? null : createdAt,
    expiresAt: isDraft ? null : new Date(createdAt.getTime() + daysOf(plan) * DAY),
    pausedAt: status === "paused" ? now : null,
    closedAt: isClosed ? now : null,
    closeReason: isClosed ? (listingType === "rent" ? ("leased" as const) : ("sold" as const)) : null,
  };
}

function daysOf(plan: DemoListing["plan"]): number {
  const price = PLAN_PRICES.find((candidate) => candidate.plan === plan);
  if (price === undefined) throw new Error(`the demo needs the price of ${plan}`);
  return price.days;
}
