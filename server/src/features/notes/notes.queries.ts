import type { NoteSubject } from "@vestpocket/domain/notes/notes.schema";
import { and, asc, desc, eq, getTableColumns, isNull, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { notes } from "./notes.tables.ts";

export type NoteRecord = typeof notes.$inferSelect;
export type NoteRow = NoteRecord & { readonly authorName: string | null };

type About = Pick<NoteRecord, "accountId" | "orderId" | "listingId">;

const SUBJECTS: Readonly<Record<NoteSubject["kind"], (id: string) => SQL>> = {
  account: (id) => sql`SELECT id AS "accountId", NULL AS "orderId", NULL AS "listingId"
    FROM accounts WHERE id = ${id} FOR KEY SHARE`,
  order: (id) => sql`SELECT account.id AS "accountId", placed.id AS "orderId", NULL AS "listingId"
    FROM orders placed LEFT JOIN accounts account ON account.id = placed.account_id
    WHERE placed.id = ${id} FOR KEY SHARE OF placed`,
  listing: (id) => sql`SELECT owner_id AS "accountId", NULL AS "orderId", id AS "listingId"
    FROM listings WHERE id = ${id} FOR KEY SHARE`,
};

/**
 * The row that a note on a subject belongs to, locked until the transaction ends; undefined if the subject does not
 * exist.
 */
export async function lockSubject(tx: Queryable, { kind, id }: NoteSubject): Promise<About | undefined> {
  const [found] = await selectRows<About>(tx, SUBJECTS[kind](id));
  return found;
}

/** The notes on a subject, newest first. */
export async function listNoteRows(db: Queryable, { kind, id }: NoteSubject): Promise<NoteRow[]> {
  const authorName = sql<string | null>`(
    SELECT author.first_name || ' ' || author.last_name FROM accounts author WHERE author.id = ${notes.authorId})`;
  return db
    .select({ ...getTableColumns(notes), authorName })
    .from(notes)
    .where(isAbout({ kind, id }))
    .orderBy(desc(notes.id));
}

function isAbout({ kind, id }: NoteSubject) {
  if (kind === "order") return eq(notes.orderId, id);
  if (kind === "listing") return eq(notes.listingId, id);
  return and(eq(notes.accountId, id), isNull(notes.orderId), isNull(notes.listingId));
}

export async function insertNote(tx: Queryable, note: typeof notes.$inferInsert): Promise<void> {
  await tx.insert(notes).values(note);
}

/** A note, locked until the transaction ends. */
export async function lockNote(tx: Queryable, id: string): Promise<NoteRecord | undefined> {
  const [note] = await tx.select().from(notes).where(eq(notes.id, id)).for("update");
  return note;
}

export async function updateNote(tx: Queryable, id: string, changed: Pick<NoteRecord, "text" | "editedAt">) {
  await tx.update(notes).set(changed).where(eq(notes.id, id));
}

export async function removeNote(tx: Queryable, id: string): Promise<void> {
  await tx.delete(notes).where(eq(notes.id, id));
}

/** What was noted about a person, their orders and their listings, for the data export. */
export async function listNotesAbout(db: Queryable, uid: string) {
  const { orderId, listingId, text, createdAt, editedAt } = getTableColumns(notes);
  return db
    .select({ orderId, listingId, text, createdAt, editedAt })
    .from(notes)
    .where(eq(notes.accountId, uid))
    .orderBy(asc(notes.id));
}
