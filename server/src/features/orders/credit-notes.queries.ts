import type { NoteKind } from "@vestpocket/domain/orders/credit-notes.rules";
import type { CreditNote } from "@vestpocket/domain/orders/orders.schema";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { creditNotes, noteNumbers, orders } from "./orders.tables.ts";

/** A note as it is read with its order. */
export type NoteColumns = Omit<CreditNote, "number"> & { readonly number: number };

/** An order's notes, oldest first. */
export const NOTES = sql<NoteColumns[]>`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('kind', note.kind, 'number', note.number, 'reason', note.reason,
      'issuedAt', json_build_object('seconds', floor(extract(epoch FROM note.issued_at))), 'netCents', note.net_cents,
      'taxes', note.taxes, 'totalCents', note.total_cents, 'seller', note.seller) ORDER BY note.issued_at, note.id), '[]')
  FROM credit_notes note WHERE note.order_id = ${orders.id})`;

/** The next number of a credit or debit note. Refunds queue here until each transaction ends, so that none is skipped. */
export async function takeNoteNumber(tx: Queryable, kind: NoteKind): Promise<number> {
  const [taken] = await tx
    .update(noteNumbers)
    .set({ last: sql`${noteNumbers.last} + 1` })
    .where(eq(noteNumbers.kind, kind))
    .returning();
  if (taken === undefined) throw new Error(`note_numbers has no ${kind}`);
  return taken.last;
}

export async function insertNote(tx: Queryable, note: typeof creditNotes.$inferInsert): Promise<void> {
  await tx.insert(creditNotes).values(note);
}
