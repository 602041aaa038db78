import type { AdminOrder } from "@vestpocket/domain/orders/order-administration.schema";
import type { OrderStatus } from "@vestpocket/domain/orders/orders.rules";
import type { Message } from "@vestpocket/domain/shared/text";
import { CSV_HEADINGS as HEADINGS, toMomentCell, toMoneyCell, toPersonCell } from "../../platform/csv-words.ts";
import type { CsvColumn } from "../../platform/http/csv.ts";

const STATUS_WORDS: Readonly<Record<OrderStatus, Message>> = {
  open: /*i18n*/ { id: "csv.order.open", message: "Not paid yet" },
  cancelled: /*i18n*/ { id: "csv.order.cancelled", message: "Cancelled" },
  paid: /*i18n*/ { id: "csv.order.paid", message: "Paid" },
  refunded: /*i18n*/ { id: "csv.order.refunded", message: "Refunded" },
  disputed: /*i18n*/ { id: "csv.order.disputed", message: "Disputed" },
};

export const ORDER_COLUMNS: readonly CsvColumn<AdminOrder>[] = [
  { header: HEADINGS.receipt, value: ({ number }) => number },
  { header: HEADINGS.status, value: ({ status }, say) => say(STATUS_WORDS[status]) },
  { header: HEADINGS.item, value: ({ plan }) => plan ?? "Agent Pro" },
  { header: HEADINGS.listing, value: ({ listing }) => listing?.title ?? null },
  { header: HEADINGS.buyer, value: ({ buyer }, say) => toPersonCell(buyer.name, say) },
  { header: HEADINGS.email, value: ({ buyer }) => buyer.email },
  { header: HEADINGS.total, value: ({ totalCents }) => toMoneyCell(totalCents) },
  { header: HEADINGS.refunded, value: ({ refundedCents }) => toMoneyCell(refundedCents) },
  { header: HEADINGS.createdAt, value: ({ createdAt }) => toMomentCell(createdAt) },
  { header: HEADINGS.paidAt, value: ({ paidAt }) => toMomentCell(paidAt) },
  { header: HEADINGS.id, value: ({ id }) => id },
  { header: HEADINGS.buyerId, value: ({ buyer }) => buyer.uid },
];
