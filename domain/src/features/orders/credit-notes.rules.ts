import type { Message } from "../../shared/text.ts";
import { REFUND_REASONS } from "./order-administration.rules.ts";
import type { TaxLine } from "./orders.taxes.ts";

/** A credit note lowers what was paid for an order; a debit note takes that back after its refund has failed. */
export const NOTE_KINDS = ["credit", "debit"] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];

/**
 * Why a note was issued: the reason given for the refund, `undelivered` for a listing that could not be published,
 * `refund_failed` for a debit note, and `other` for a refund that was made at the payment provider.
 */
export const NOTE_REASONS = [...REFUND_REASONS, "undelivered", "refund_failed", "other"] as const;
export type NoteReason = (typeof NOTE_REASONS)[number];

export const NOTE_REASON_LABELS: Readonly<Record<NoteReason, Message>> = {
  requested_by_customer: /*i18n*/ { id: "orders.note.requested", message: "Refund requested by the buyer" },
  duplicate: /*i18n*/ { id: "orders.note.duplicate", message: "Duplicate payment" },
  fraudulent: /*i18n*/ { id: "orders.note.fraudulent", message: "Payment reported as unauthorized" },
  undelivered: /*i18n*/ { id: "orders.note.undelivered", message: "The listing could not be published" },
  refund_failed: /*i18n*/ { id: "orders.note.refund_failed", message: "The refund did not reach the buyer" },
  other: /*i18n*/ { id: "orders.note.other", message: "Refund" },
};

export const NOTE_TITLES: Readonly<Record<NoteKind, Message>> = {
  credit: /*i18n*/ { id: "orders.note.credit", message: "Credit note {number}" },
  debit: /*i18n*/ { id: "orders.note.debit", message: "Debit note {number}" },
};

/** What a note is about, in integer cents, CAD, all of them positive in a debit note too. */
export interface NoteAmounts {
  readonly kind: NoteKind;
  /** Before tax. */
  readonly netCents: number;
  readonly taxes: readonly TaxLine[];
  readonly totalCents: number;
}

interface RefundChange {
  /** The order's taxes and total, in integer cents, CAD. */
  readonly order: { readonly taxes: readonly TaxLine[]; readonly totalCents: number };
  /** What the order's notes say was refunded so far, and what was, from 0 to the total. */
  readonly before: number;
  readonly after: number;
}

/**
 * The note for a change of an order's refunded amount; undefined if there is none. Each tax is refunded in proportion:
 * of all that was refunded, rounded half up to the cent, minus what earlier notes have. So the notes of an order that
 * is refunded in full add up to its taxes exactly, whatever the parts (product.md §10.1).
 */
export function findNote({ order, before, after }: RefundChange): NoteAmounts | undefined {
  const totalCents = Math.abs(after - before);
  if (totalCents === 0) return undefined;
  const taxes = order.taxes.map((line) => {
    const share = (refundedCents: number) => roundHalfUp(line.cents * refundedCents, order.totalCents);
    return { ...line, cents: Math.abs(share(after) - share(before)) };
  });
  const netCents = taxes.reduce((rest, { cents }) => rest - cents, totalCents);
  return { kind: after > before ? "credit" : "debit", netCents, taxes, totalCents };
}

/** How much an order's notes say was refunded, in integer cents, CAD. */
export function sumNotes(notes: readonly Pick<NoteAmounts, "kind" | "totalCents">[]): number {
  return notes.reduce((sum, { kind, totalCents }) => sum + (kind === "credit" ? totalCents : -totalCents), 0);
}

/** 'CN-000012' for a credit note, 'DN-000001' for a debit note. */
export function toNoteNumber(kind: NoteKind, number: number): string {
  return `${kind === "credit" ? "CN" : "DN"}-${String(number).padStart(6, "0")}`;
}

/** Exact for products below 2^52, far above those of two amounts of an order. */
const roundHalfUp = (product: number, divisor: number): number => Math.floor((2 * product + divisor) / (2 * divisor));
