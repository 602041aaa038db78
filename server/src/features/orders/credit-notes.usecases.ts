import { findNote, type NoteReason, sumNotes, toNoteNumber } from "@vestpocket/domain/orders/credit-notes.rules";
import type { CreditNote } from "@vestpocket/domain/orders/orders.schema";
import { v7 as newId } from "uuid";
import type { Contact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { toMoment } from "../../platform/moment.ts";
import { mailBuyer } from "./buyers.usecases.ts";
import { insertNote, takeNoteNumber } from "./credit-notes.queries.ts";
import type { FulfilmentDeps } from "./orders.deps.ts";
import { refundedMail } from "./orders.mails.ts";
import { findOrder, type QuotedOrder, updateOrder } from "./orders.queries.ts";
import { toReceipt } from "./orders.views.ts";
import { listNoteFacts, toNoteDocument } from "./papers.views.ts";

/**
 * Brings an order's notes up to what was refunded of it: issues a credit note, a debit note if a refund has failed, or
 * none. Idempotent; the order is locked. An order whose payment has not been recorded has nothing to correct yet.
 */
export async function issueNote(
  { clock, seller }: Pick<FulfilmentDeps, "clock" | "seller">,
  tx: Queryable,
  orderId: string,
): Promise<CreditNote | undefined> {
  const order = await findOrder(tx, orderId);
  if (order === undefined || order.paidAt === null) return undefined;
  const { quote, notes, refundedCents: after } = order;
  const amounts = findNote({ order: quote, before: sumNotes(notes), after });
  if (amounts === undefined) return undefined;
  const { kind, netCents, totalCents } = amounts;
  const number = await takeNoteNumber(tx, kind);
  const reason = kind === "debit" ? "refund_failed" : findReason(order);
  const issuedAt = clock.now();
  const note = { kind, netCents, taxes: [...amounts.taxes], totalCents, reason, seller };
  await insertNote(tx, { ...note, id: newId(), orderId, number, issuedAt });
  if (order.refundReason !== null) await updateOrder(tx, orderId, { refundReason: null, updatedAt: issuedAt });
  return { ...note, number: toNoteNumber(kind, number), issuedAt: toMoment(issuedAt) };
}

function findReason({ undeliveredAt, refundReason }: QuotedOrder): NoteReason {
  return refundReason ?? (undeliveredAt === null ? "other" : "undelivered");
}

/** Issues an order's note for its latest refund and e-mails it to the buyer; does nothing if there is none to issue. */
export async function creditRefund(deps: FulfilmentDeps, tx: Queryable, orderId: string): Promise<void> {
  const note = await issueNote(deps, tx, orderId);
  const order = await findOrder(tx, orderId);
  if (note === undefined || order === undefined) return;
  const { totalCents: cents } = note;
  const about = (buyer: Contact) => ({ receipt: toReceipt(order, { buyer, seller: deps.seller }), note });
  await mailBuyer(deps, tx, {
    order,
    cents,
    toContent: ({ buyer, amount, url }) =>
      refundedMail({ amount, url, facts: listNoteFacts(about(buyer), buyer.language) }),
    toAttachments: (buyer) => [toNoteDocument(about(buyer), buyer.language)],
  });
}
