import type { DraftContent } from "@vestpocket/domain/listings/drafts.schema";
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { type EditBase, listingDrafts } from "./drafts.tables.ts";

export type DraftRow = typeof listingDrafts.$inferSelect;

/** A draft by its id and owner. */
interface Whose {
  readonly id: string;
  readonly ownerId: string;
}

const isOwn = ({ id, ownerId }: Whose) => and(eq(listingDrafts.id, id), eq(listingDrafts.ownerId, ownerId));

/** An owner's drafts, latest change first. */
export async function listDraftRows(db: Queryable, ownerId: string): Promise<DraftRow[]> {
  return db
    .select()
    .from(listingDrafts)
    .where(and(eq(listingDrafts.ownerId, ownerId), isNull(listingDrafts.deletedAt)))
    .orderBy(desc(listingDrafts.updatedAt), asc(listingDrafts.id));
}

const selectPresent = (db: Queryable, whose: Whose) =>
  db
    .select()
    .from(listingDrafts)
    .where(and(isOwn(whose), isNull(listingDrafts.deletedAt)));

export async function findDraft(db: Queryable, whose: Whose): Promise<DraftRow | undefined> {
  const [found] = await selectPresent(db, whose);
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockDraft(tx: Queryable, whose: Whose): Promise<DraftRow | undefined> {
  const [found] = await selectPresent(tx, whose).for("update");
  return found;
}

/** The draft of changes to a listing, locked until the transaction ends; undefined if there is none. */
export async function lockEditOf(tx: Queryable, listingId: string): Promise<DraftRow | undefined> {
  const [found] = await tx
    .select()
    .from(listingDrafts)
    .where(and(eq(listingDrafts.listingId, listingId), isNull(listingDrafts.deletedAt)))
    .for("update");
  return found;
}

type NewDraft = Omit<DraftRow, "deletedAt" | "listingId" | "base"> & Partial<Pick<DraftRow, "listingId" | "base">>;

/** Adds a draft; false if there is one with its id. */
export async function insertDraft(tx: Queryable, draft: NewDraft): Promise<boolean> {
  const inserted = await tx
    .insert(listingDrafts)
    .values(draft)
    .onConflictDoNothing()
    .returning({ id: listingDrafts.id });
  return inserted.length === 1;
}

interface Change extends Whose {
  readonly content: DraftContent;
  /** The revision that was edited. */
  readonly revision: number;
  readonly now: Date;
}

/** Saves a draft's next revision; false if this is not the latest. */
export async function updateDraft(tx: Queryable, { content, revision, now, ...whose }: Change): Promise<boolean> {
  const updated = await tx
    .update(listingDrafts)
    .set({ content, revision: revision + 1, updatedAt: now })
    .where(and(isOwn(whose), eq(listingDrafts.revision, revision), isNull(listingDrafts.deletedAt)))
    .returning({ id: listingDrafts.id });
  return updated.length === 1;
}

/** Changes to a listing, brought onto what it is now: their next revision. */
export async function rebaseDraft(
  tx: Queryable,
  { id, base, content, now }: { id: string; base: EditBase; content: DraftContent; now: Date },
): Promise<void> {
  await tx
    .update(listingDrafts)
    .set({ base, content, revision: sql`${listingDrafts.revision} + 1`, updatedAt: now })
    .where(eq(listingDrafts.id, id));
}

/**
 * Whether a draft already has this content in this revision: the client repeated the save because no response arrived.
 */
export async function hasRevision(
  tx: Queryable,
  { content, revision, ...whose }: Omit<Change, "now">,
): Promise<boolean> {
  const [found] = await tx
    .select({ id: listingDrafts.id })
    .from(listingDrafts)
    .where(
      and(
        isOwn(whose),
        eq(listingDrafts.revision, revision),
        sql`${listingDrafts.content} = ${JSON.stringify(content)}::jsonb`,
      ),
    );
  return found !== undefined;
}

export async function touchDraft(tx: Queryable, { now, ...whose }: Whose & { now: Date }): Promise<void> {
  await tx.update(listingDrafts).set({ updatedAt: now }).where(isOwn(whose));
}

/** Marks a draft as deleted; false if there is none. */
export async function markDraftDeleted(db: Queryable, { now, ...whose }: Whose & { now: Date }): Promise<boolean> {
  const marked = await db
    .update(listingDrafts)
    .set({ deletedAt: now })
    .where(and(isOwn(whose), isNull(listingDrafts.deletedAt)))
    .returning({ id: listingDrafts.id });
  return marked.length === 1;
}

/** Marks the draft of changes to the same listing as deleted, if another than this one is there. */
export async function markOtherEditDeleted(
  tx: Queryable,
  { now, id, listingId }: { now: Date; id: string; listingId: string },
): Promise<void> {
  await tx
    .update(listingDrafts)
    .set({ deletedAt: now })
    .where(and(eq(listingDrafts.listingId, listingId), ne(listingDrafts.id, id), isNull(listingDrafts.deletedAt)));
}

/** An owner's draft, deleted or not, locked until the transaction ends. */
export async function lockAnyDraft(tx: Queryable, whose: Whose): Promise<DraftRow | undefined> {
  const [found] = await tx.select().from(listingDrafts).where(isOwn(whose)).for("update");
  return found;
}

/** An owner's deleted drafts besides this one and the latest `keep` others, locked until the transaction ends. */
export async function lockSurplusDeleted(
  tx: Queryable,
  { id, ownerId, keep }: Whose & { keep: number },
): Promise<string[]> {
  const rows = await tx
    .select({ id: listingDrafts.id })
    .from(listingDrafts)
    .where(and(eq(listingDrafts.ownerId, ownerId), isNotNull(listingDrafts.deletedAt), ne(listingDrafts.id, id)))
    .orderBy(desc(listingDrafts.deletedAt), desc(listingDrafts.updatedAt))
    .offset(keep)
    .for("update");
  return rows.map((row) => row.id);
}

/** Undoes the deletion mark. */
export async function unmarkDraftDeleted(db: Queryable, whose: Whose): Promise<void> {
  await db.update(listingDrafts).set({ deletedAt: null }).where(isOwn(whose));
}

/** Deletes a draft with its file rows. */
export async function removeDraft(tx: Queryable, whose: Whose): Promise<void> {
  await tx.delete(listingDrafts).where(isOwn(whose));
}

interface Due {
  readonly before: Date;
  readonly limit: number;
}

/** Deletes drafts unchanged since a given time. Returns how many. */
export async function deleteOldDrafts(db: Queryable, { before, limit }: Due): Promise<number> {
  return deleteWhere(db, { old: lt(listingDrafts.updatedAt, before), limit });
}

/** Deletes drafts whose deletion can no longer be undone. Returns how many. */
export async function deleteDeletedDrafts(db: Queryable, { before, limit }: Due): Promise<number> {
  return deleteWhere(db, { old: and(isNotNull(listingDrafts.deletedAt), lt(listingDrafts.deletedAt, before)), limit });
}

async function deleteWhere(db: Queryable, { old, limit }: { old: SQL | undefined; limit: number }): Promise<number> {
  const { id } = listingDrafts;
  const due = db.select({ id }).from(listingDrafts).where(old).limit(limit);
  return (await db.delete(listingDrafts).where(inArray(id, due)).returning({ id })).length;
}

/** Everything stored about an owner's drafts. */
export async function listDraftsOf(db: Queryable, ownerId: string): Promise<DraftRow[]> {
  return db.select().from(listingDrafts).where(eq(listingDrafts.ownerId, ownerId));
}
