import { formatPayment } from "@vestpocket/domain/shared/amounts";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Queryable } from "../../platform/database/database.ts";
import type { MailContent } from "../../platform/messages/messages.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { DisputedPurchase } from "./disputes.mails.ts";
import type { FulfilmentDeps, OrderBookDeps } from "./orders.deps.ts";
import { emailNeededToPay, phoneNeededToPay } from "./orders.failures.ts";
import type { OrderRow } from "./orders.queries.ts";

/** Throws Failure 403 unless the viewer has confirmed a phone number and their email: nobody publishes under another's address. */
export async function requirePayer(
  { db, findContact }: Pick<OrderBookDeps, "db" | "findContact">,
  viewer: Viewer,
): Promise<void> {
  const contact = await findContact(db, viewer.uid);
  if (contact?.phoneVerifiedAt == null) throw phoneNeededToPay();
  if (contact.emailVerifiedAt === null) throw emailNeededToPay();
}

interface BuyerMail {
  readonly order: OrderRow;
  /** The amount that the e-mail names. */
  readonly cents: number;
  /**
   * `amount` is formatted in the buyer's language; `url` is the receipt's page, and `toUrl` makes one from any other
   * page's path.
   */
  toContent(amount: string, url: string, toUrl: (path: string) => string): MailContent;
}

/** E-mails an order's buyer; does nothing if their account is gone. */
export async function mailBuyer(
  { findContact, mailAccount }: FulfilmentDeps,
  tx: Queryable,
  { order, cents, toContent }: BuyerMail,
): Promise<void> {
  const buyer = await findContact(tx, order.accountId);
  if (buyer === undefined) return;
  const amount = formatPayment(cents / 100, buyer.language);
  await mailAccount(tx, buyer, {
    path: paths.receipt(order.id),
    alsoIfDisabled: true,
    toContent: (url, toUrl) => toContent(amount, url, toUrl),
  });
}

interface BuyerDispute {
  readonly order: OrderRow;
  readonly cents: number;
  toContent(purchase: DisputedPurchase): MailContent;
}

/** E-mails an order's buyer that a dispute changed what they bought. */
export async function mailDisputedBuyer(
  deps: FulfilmentDeps,
  tx: Queryable,
  { order, cents, toContent }: BuyerDispute,
): Promise<void> {
  const { kind, listingTitle } = order;
  const toPurchaseContent = (amount: string, url: string) =>
    toContent({ kind, title: listingTitle ?? "", amount, url });
  await mailBuyer(deps, tx, { order, cents, toContent: toPurchaseContent });
}
