import { formatPayment } from "@vestpocket/domain/shared/amounts";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Contact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import type { MailAttachment, MailContent } from "../../platform/messages/messages.ts";
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

export interface BuyerMail {
  readonly order: OrderRow;
  /** The amount that the e-mail names. */
  readonly cents: number;
  toContent(mail: BuyerMailParts): MailContent;
  toAttachments?(buyer: Contact): readonly MailAttachment[];
}

interface BuyerMailParts {
  readonly buyer: Contact;
  /** In the buyer's language. */
  readonly amount: string;
  /** The receipt's page. */
  readonly url: string;
  /** The URL of any other page. */
  readonly toUrl: (path: string) => string;
}

/** E-mails an order's buyer; does nothing if their account is gone. */
export async function mailBuyer(
  { findContact, tell }: FulfilmentDeps,
  tx: Queryable,
  { order, cents, toContent, toAttachments }: BuyerMail,
): Promise<void> {
  const buyer = await findContact(tx, order.accountId);
  if (buyer === undefined) return;
  const amount = formatPayment(cents / 100, buyer.language);
  await tell(tx, buyer, {
    event: "purchase_changed",
    path: paths.receipt(order.id),
    mail: {
      attachments: toAttachments?.(buyer),
      toContent: (url, toUrl) => toContent({ buyer, amount, url, toUrl }),
    },
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
  await mailBuyer(deps, tx, {
    order,
    cents,
    toContent: ({ amount, url }) => toContent({ kind, title: listingTitle ?? "", amount, url }),
  });
}
