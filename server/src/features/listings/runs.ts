import { nextStatus, statusAt } from "@vestpocket/domain/listings/listings.rules";
import type { Plan } from "@vestpocket/domain/listings/listings.terms";
import { type AddOn, daysOfPlan, listBoosts } from "@vestpocket/domain/orders/orders.rules";
import { validate } from "uuid";
import type { Clock } from "../../platform/clock.ts";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { Failure } from "../../platform/http/failure.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { listingNotFound } from "./listings.views.ts";
import {
  findListing,
  isOwnerDisabled,
  type ListingRow,
  lockListing,
  startRun,
  takeRunBack,
} from "./posting.queries.ts";

const DAY = 24 * 60 * 60 * 1000;

/** The runs of listings: what is paid for begins one, and a payment taken back ends it (product.md §5.2). */
export function createRuns({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** The viewer's own listing that can be paid for: a draft, or one whose run is over. Throws Failure 404 or 409. */
    async getPayable(viewer: Viewer, id: string): Promise<ListingRow> {
      const listing = validate(id) ? await findListing(db, id) : undefined;
      if (listing === undefined || listing.ownerId !== viewer.uid) throw listingNotFound();
      if (nextStatus(statusAt(listing, clock.now()), "publish") === undefined) throw notPayable();
      return listing;
    },

    /** Begins the run that an order paid for; false where the listing is gone, cannot be published, or its owner is shut out. */
    async publish(
      tx: Queryable,
      paid: { listingId: string; orderId: string; plan: Plan; addOns: readonly AddOn[]; now: Date },
    ): Promise<boolean> {
      if (await isOwnerDisabled(tx, paid.listingId)) return false;
      const listing = await lockListing(tx, paid.listingId);
      if (listing === undefined || nextStatus(statusAt(listing, paid.now), "publish") === undefined) return false;
      const boosts = listBoosts(paid.plan, paid.addOns);
      await startRun(tx, {
        id: listing.id,
        orderId: paid.orderId,
        plan: paid.plan,
        hasExposure: boosts.includes("exposure"),
        hasPriority: boosts.includes("priority"),
        publishedAt: paid.now,
        expiresAt: new Date(paid.now.getTime() + daysOfPlan(paid.plan) * DAY),
      });
      return true;
    },

    /** Ends the run that an order paid for, where it still goes on; a run paid by another order stays. */
    async revoke(tx: Queryable, order: { listingId: string; orderId: string; now: Date }): Promise<void> {
      const listing = await lockListing(tx, order.listingId);
      if (listing?.orderId !== order.orderId) return;
      const status = nextStatus(statusAt(listing, order.now), "revoke");
      if (status !== undefined) await takeRunBack(tx, { id: listing.id, status, now: order.now });
    },
  };
}

function notPayable(): Failure {
  return new Failure({
    status: 409,
    code: "orders.not_payable",
    text: /*i18n*/ { id: "orders.not_payable", message: "There is nothing to pay for this listing." },
  });
}
