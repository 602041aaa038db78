import type { AdminOrder } from "@vestpocket/domain/orders/order-administration.schema";
import type { OrderStatus } from "@vestpocket/domain/orders/orders.rules";
import { nameTax, TAXES, type Tax, type TaxLine } from "@vestpocket/domain/orders/orders.taxes";
import { type Message, withValues } from "@vestpocket/domain/shared/text";
import { CSV_HEADINGS as HEADINGS, toMomentCell, toMoneyCell, toPersonCell } from "../../platform/csv-words.ts";
import type { CsvColumn } from "../../platform/http/csv.ts";

const STATUS_WORDS: Readonly<Record<OrderStatus, Message>> = {
  open: /*i18n*/ { id: "csv.order.open", message: "Not paid yet" },
  cancelled: /*i18n*/ { id: "csv.order.cancelled", message: "Cancelled" },
  paid: /*i18n*/ { id: "csv.order.paid", message: "Paid" },
  refunded: /*i18n*/ { id: "csv.order.refunded", message: "Refunded" },
  disputed: /*i18n*/ { id: "csv.order.disputed", message: "Disputed" },
};

function sumTax(taxes: readonly TaxLine[], wanted: Tax): number {
  return taxes.reduce((sum, { tax, cents }) => (tax === wanted ? sum + cents : sum), 0);
}

function sumRefundedTax(notes: AdminOrder["notes"], tax: Tax): number {
  return notes.reduce((sum, { kind, taxes }) => sum + (kind === "credit" ? 1 : -1) * sumTax(taxes, tax), 0);
}

/** '3 × Basic, 1 × Showcase'. */
function listPlans(lines: AdminOrder["lines"]): string {
  const plans = [...new Set(lines.map(({ plan }) => plan))];
  return plans.map((plan) => `${lines.filter((line) => line.plan === plan).length} × ${plan}`).join(", ");
}

const titlesOf = (lines: AdminOrder["lines"]): string => lines.map(({ listing }) => listing.title).join("; ");

/** For bookkeeping: each tax that was charged and refunded has its column. */
export const ORDER_COLUMNS: readonly CsvColumn<AdminOrder>[] = [
  { header: HEADINGS.receipt, value: ({ number }) => number },
  { header: HEADINGS.status, value: ({ status }, say) => say(STATUS_WORDS[status]) },
  {
    header: HEADINGS.item,
    value: ({ kind, plan, lines }) => plan ?? (kind === "membership" ? "Agent Pro" : listPlans(lines)),
  },
  { header: HEADINGS.listing, value: ({ listing, lines }) => listing?.title ?? (titlesOf(lines) || null) },
  { header: HEADINGS.buyer, value: ({ buyer }, say) => toPersonCell(buyer.name, say) },
  { header: HEADINGS.email, value: ({ buyer }) => buyer.email },
  { header: HEADINGS.billedTo, value: ({ billedTo }) => billedTo?.name ?? null },
  { header: HEADINGS.company, value: ({ billedTo }) => billedTo?.company ?? null },
  { header: HEADINGS.province, value: ({ province }) => province },
  { header: HEADINGS.net, value: ({ subtotalCents, discountCents }) => toMoneyCell(subtotalCents - discountCents) },
  ...TAXES.map((tax) => ({
    header: withValues(HEADINGS.tax, { tax: nameTax(tax, null) }),
    value: ({ taxes }: AdminOrder) => toMoneyCell(sumTax(taxes, tax)),
  })),
  { header: HEADINGS.total, value: ({ totalCents }) => toMoneyCell(totalCents) },
  { header: HEADINGS.refunded, value: ({ refundedCents }) => toMoneyCell(refundedCents) },
  ...TAXES.map((tax) => ({
    header: withValues(HEADINGS.refundedTax, { tax: nameTax(tax, null) }),
    value: ({ notes }: AdminOrder) => toMoneyCell(sumRefundedTax(notes, tax)),
  })),
  { header: HEADINGS.notes, value: ({ notes }) => notes.map(({ number }) => number).join(" ") || null },
  { header: HEADINGS.createdAt, value: ({ createdAt }) => toMomentCell(createdAt) },
  { header: HEADINGS.paidAt, value: ({ paidAt }) => toMomentCell(paidAt) },
  { header: HEADINGS.id, value: ({ id }) => id },
  { header: HEADINGS.buyerId, value: ({ buyer }) => buyer.uid },
];
