import type { Approval } from "@vestpocket/domain/approvals/approvals.schema";
import type { Plan } from "@vestpocket/domain/listings/listings.terms";
import type { CurrentRun, Purpose } from "@vestpocket/domain/orders/extending.rules";
import type { Boost } from "@vestpocket/domain/orders/orders.prices";
import type { Receipt } from "@vestpocket/domain/orders/orders.schema";
import type { SalesTax } from "@vestpocket/domain/orders/orders.taxes";
import type { Duty } from "@vestpocket/domain/shared/administrator-roles";
import type { Language } from "@vestpocket/domain/shared/text";
import type Stripe from "stripe";
import type { AskApproval } from "../../platform/approvals.ts";
import type { FindContact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { Failure } from "../../platform/http/failure.ts";
import type { Recipient } from "../../platform/messages/tell.ts";
import type { PaymentEffect } from "../../platform/payments/payment-effects.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { OrderLimits } from "./orders.limits.ts";

/** What membership orders need. */
export interface OrderBookDeps extends Pick<Platform, "db" | "recordAudit"> {
  readonly findContact: FindContact;
  readonly salesTax: SalesTax | undefined;
  /** Today's, saved with each order that is paid. */
  readonly seller: Receipt["seller"];
}

/** What applying payments, cancellations, refunds and disputes needs. */
export interface FulfilmentDeps extends Pick<Platform, "clock" | "log" | "tell" | "recordAudit"> {
  readonly findContact: FindContact;
  /** Today's, saved with each order that is paid. */
  readonly seller: Receipt["seller"];
  /** Publishes the listing that an order paid for; false if it cannot be published. */
  readonly publishListing: (tx: Queryable, paid: PaidRun) => Promise<boolean>;
  /** Ends the run that an order paid for; false if there was none. */
  readonly revokeListing: (tx: Queryable, order: { listingId: string; orderId: string; now: Date }) => Promise<boolean>;
  /** Ends the membership that an order paid for; false if it was over, or is in a later year that was paid for, too. */
  readonly revokeMembership: (tx: Queryable, year: PaidYear) => Promise<boolean>;
  /** Restores the rest of a year, of which this much was used; false if it would be over, or if a later one was paid for. */
  readonly restoreMembership: (tx: Queryable, year: PaidYear & { spentMs: number }) => Promise<boolean>;
  /** Who is told about payments that need attention. */
  readonly listAdministrators: (tx: Queryable, duty: Duty) => Promise<readonly Recipient[]>;
}

/** An administrator who reads an order. */
export interface OrderReader {
  readonly uid: string;
  readonly language: Language;
}

interface PaidYear {
  readonly uid: string;
  readonly orderId: string;
}

interface PaidRun {
  readonly listingId: string;
  readonly orderId: string;
  readonly plan: Plan;
  readonly purpose: Purpose;
  /** How long it lasts, and its boosts, as they were sold. */
  readonly days: number;
  readonly boosts: readonly Boost[];
  readonly now: Date;
  /** How much of its term was already used, when a run is restored. */
  readonly spentMs?: number;
}

/** What reconciling orders with the payment provider needs. */
export interface ReconciliationDeps extends FulfilmentDeps, Pick<Platform, "db" | "payments"> {}

interface PayableListing {
  readonly id: string;
  readonly title: string;
  readonly run: CurrentRun | undefined;
}

/** What the orders' use cases need. */
export interface OrderDeps extends ReconciliationDeps, OrderBookDeps, Pick<Platform, "outbox"> {
  /** Up to how many refunded cents of an order one administrator decides alone; null means any. */
  readonly refundsUpToCents: number | null;
  readonly askApproval: AskApproval;
  /** The refund of an order that waits for a second administrator. */
  readonly findWaitingRefund: (orderId: string, reader: OrderReader) => Promise<Approval | null>;
  /** Hashes discount codes. */
  readonly codeKey: Uint8Array;
  readonly limits: OrderLimits;
  /** Throws Failure unless the viewer owns the listing and it can be paid for; the run is that of a live one. */
  readonly getPayableListing: (viewer: Viewer, listingId: string, purpose?: Purpose) => Promise<PayableListing>;
  /** The same for several listings, in their order: one that cannot be paid for is the Failure that says why. */
  readonly listPayable: (
    viewer: Pick<Viewer, "uid">,
    wanted: readonly { listingId: string; purpose: Purpose }[],
  ) => Promise<readonly (PayableListing | Failure)[]>;
  readonly isMember: (db: Queryable, uid: string) => Promise<boolean>;
  /** The account's customer at the provider, the same for everything it buys. Throws ProviderFailure. */
  readonly getCustomer: (uid: string) => Promise<string>;
  /** Ends an account's subscriptions at the provider, unless it has paid for a year after the order's. */
  readonly endSubscriptions: (year: PaidYear) => Promise<void>;
  /** Records what a customer has paid for memberships and we have not heard of yet. */
  readonly recordUnheardYears: (customerId: string) => Promise<void>;
  /**
   * What a payment event changes about a membership, after querying the provider if needed. Undefined for an event
   * about anything else.
   */
  readonly prepareMembershipEvent: (event: Stripe.Event) => Promise<PaymentEffect> | undefined;
}
