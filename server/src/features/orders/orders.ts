import { ORDER_RETENTION } from "@vestpocket/domain/orders/orders.retention";
import type { Approved } from "../../platform/approvals.ts";
import type { FindContact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { purge } from "../../platform/database/purge.ts";
import { deriveKey } from "../../platform/keys.ts";
import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { requirePayer } from "./buyers.usecases.ts";
import { endOpenOrders } from "./cancelling.usecases.ts";
import { issueDiscountCode } from "./discount-codes.usecases.ts";
import {
  cancelMembershipOrder,
  findYearQuote,
  listReceipts,
  openMembershipOrder,
  payMembershipOrder,
  quoteYear,
  setBilling,
} from "./membership-orders.usecases.ts";
import { registerOrderAdministration } from "./order-administration.routes.ts";
import { deleteOldOrders } from "./order-deletion.queries.ts";
import type { orderData } from "./orders.data.ts";
import type { OrderBookDeps, OrderDeps } from "./orders.deps.ts";
import { createOrderLimits } from "./orders.limits.ts";
import { listOrdersOf } from "./orders.queries.ts";
import { registerOrders } from "./orders.routes.ts";
import { sellerOf } from "./orders.views.ts";
import { registerPaymentEvents } from "./payment-events.routes.ts";
import { reconcileOrders } from "./reconciliation.usecases.ts";
import { refundApproved } from "./refunds.usecases.ts";
import { chargeRenewals } from "./renewal-charges.usecases.ts";
import { announceRenewals } from "./renewal-notices.usecases.ts";
import { listRenewals } from "./renewals.usecases.ts";
import { findSavedCard } from "./saved-cards.queries.ts";
import { toSavedCard } from "./saved-cards.views.ts";

/** Membership orders. Memberships are built on them, and orders in turn on memberships. */
export function createOrderBook(
  { db, recordAudit, config }: Platform,
  { findContact }: { readonly findContact: FindContact },
) {
  const deps: OrderBookDeps = { db, recordAudit, findContact, salesTax: config.salesTax, seller: config.seller };
  return {
    /** Throws Failure 403 unless the viewer may pay. */
    requirePayer: (viewer: Viewer) => requirePayer(deps, viewer),
    quoteYear: (year: Parameters<typeof quoteYear>[1]) => quoteYear(deps, year),
    findYearQuote,
    openMembershipOrder,
    setBilling,
    cancelMembershipOrder: (tx: Queryable, order: { id: string; now: Date }) => cancelMembershipOrder(deps, tx, order),
    listReceipts: (tx: Queryable, of: Parameters<typeof listReceipts>[2]) => listReceipts(deps, tx, of),
    payMembershipOrder: (tx: Queryable, paid: Parameters<typeof payMembershipOrder>[2]) =>
      payMembershipOrder(deps, tx, paid),
  };
}

/** What orders need from other features. */
type OrdersNeeds = Pick<
  OrderDeps,
  | "findContact"
  | "getPayableListing"
  | "listPayable"
  | "publishListing"
  | "revokeListing"
  | "isMember"
  | "getCustomer"
  | "revokeMembership"
  | "restoreMembership"
  | "listAdministrators"
  | "endSubscriptions"
  | "recordUnheardYears"
  | "prepareMembershipEvent"
  | "askApproval"
  | "findWaitingRefund"
>;

/** Purchases for listings: checkout, discount codes, receipts and refunds. */
export async function createOrders({ api, serve, ...platform }: Platform, needs: OrdersNeeds) {
  const { db, config, jobs } = platform;
  const deps: OrderDeps = {
    ...platform,
    ...needs,
    salesTax: config.salesTax,
    seller: config.seller,
    refundsUpToCents: config.approvals.refundsUpToCents,
    codeKey: deriveKey(config.secret, "discount-code"),
    limits: createOrderLimits(db),
  };
  registerOrders(serve, deps);
  registerOrderAdministration(serve, deps);
  await registerPaymentEvents(api, deps);
  await jobs?.schedule({ name: "orders.reconcile", cron: "* * * * *", work: () => reconcileOrders(deps) });
  await jobs?.schedule({
    name: "orders.purge",
    cron: "0 8 * * *",
    work: () => purge(platform, { period: ORDER_RETENTION, deleteOld: deleteOldOrders }),
  });
  await jobs?.schedule({
    name: "orders.renewal_notices",
    cron: "40 * * * *",
    work: (signal) => announceRenewals(deps, signal),
  });
  await jobs?.schedule({ name: "orders.renewals", cron: "* * * * *", work: (signal) => chargeRenewals(deps, signal) });
  return {
    personalData: {
      exports: {
        orders: async ({ id }) =>
          (await listOrdersOf(db, id)).map((order) => ({ ...order, seller: sellerOf(order, deps.seller) })),
        renewals: ({ id }) => listRenewals(deps, id),
        savedCard: async ({ id }) => toSavedCard(await findSavedCard(db, id)),
      },
    } satisfies PersonalDataOf<typeof orderData>,
    /** Makes a refund that a second administrator approved. Throws Failure like the call. */
    refundApproved: (approved: Approved) => refundApproved(deps, approved),
    /** Cancels the order that waits for a listing's payment. Throws Failure 409 if the payment is in progress or was made. */
    endUnpaid: (listingId: string) => endOpenOrders(deps, { listingIds: [listingId] }),
    /** A token for a newly posted listing, with a code e-mailed to its owner; null for non-members. */
    issueDiscountCode: (tx: Queryable, listing: { uid: string; listingId: string; title: string }) =>
      issueDiscountCode(deps, tx, listing),
  };
}
