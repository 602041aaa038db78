import type { Features } from "@vestpocket/domain/listings/listings.schema";
import { measureListing, toPrice } from "@vestpocket/domain/listings/quoted-terms.rules";
import { PLAN_PRICES } from "@vestpocket/domain/orders/orders.prices";
import { demoId } from "../../ids.ts";
import type { DemoListing } from "./listings.demo.ts";
import { NAMED_PROVINCE, type NamedListing } from "./named-listings.ts";
import { quoteListing } from "./quotes.ts";

const DAY = 24 * 60 * 60 * 1000;

/** A listing of the demo with its id, its owner and its dates. */
export type DatedListing = ReturnType<typeof dateListing>;

export interface Dating {
  readonly ownerId: string;
  readonly now: Date;
}

export function dateListing(listing: DemoListing, { ownerId, now }: Dating) {
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

/** A named listing is active, keeps what it quotes, and its id follows from its title. */
export function dateNamedListing(
  { drawing, includes, province = NAMED_PROVINCE, ...listing }: NamedListing,
  dating: Dating,
): DatedListing {
  const terms = { sale: listing.sale, lease: listing.lease, availableArea: null };
  const features = { ...listing.features, includes: [...includes] } as Features;
  return {
    ...dateListing(
      {
        ...listing,
        features,
        price: 0,
        province,
        status: "active",
        plan: "Showcase",
        boosts: { exposure: false, priority: false },
        pictureSeed: drawing ?? 0,
      },
      dating,
    ),
    ...terms,
    features,
    price: toPrice(terms, measureListing({ ...terms, features })),
    id: namedListingId(listing),
  };
}

/** The id of a named listing, the same on every server with the demo. */
export function namedListingId({ title }: Pick<NamedListing, "title">): string {
  return demoId(`named/${title}`);
}

function daysOf(plan: DemoListing["plan"]): number {
  const price = PLAN_PRICES.find((candidate) => candidate.plan === plan);
  if (price === undefined) throw new Error(`the demo needs the price of ${plan}`);
  return price.days;
}
