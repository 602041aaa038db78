import type { PictureLevel } from "@vestpocket/domain/disclosure/disclosure.terms";
import { and, asc, eq, inArray, ne } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { listingDraftFiles } from "./drafts.tables.ts";

export type DraftFileRow = typeof listingDraftFiles.$inferSelect;

/** Drafts' files in order. */
export async function listDraftFiles(db: Queryable, draftIds: readonly string[]): Promise<DraftFileRow[]> {
  if (draftIds.length === 0) return [];
  return db
    .select()
    .from(listingDraftFiles)
    .where(inArray(listingDraftFiles.draftId, [...draftIds]))
    .orderBy(asc(listingDraftFiles.position));
}

/** A picture of a draft by its token. */
export async function findDraftPicture(db: Queryable, token: string): Promise<DraftFileRow | undefined> {
  const [found] = await db
    .select()
    .from(listingDraftFiles)
    .where(and(eq(listingDraftFiles.token, token), ne(listingDraftFiles.field, "documents")));
  return found;
}

export async function findDraftDocument(db: Queryable, draftId: string): Promise<DraftFileRow | undefined> {
  const [found] = await db
    .select()
    .from(listingDraftFiles)
    .where(and(eq(listingDraftFiles.draftId, draftId), eq(listingDraftFiles.field, "documents")));
  return found;
}

export async function insertDraftFiles(tx: Queryable, rows: readonly DraftFileRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(listingDraftFiles).values([...rows]);
}

/** Removes these files from a draft. Returns those it had. */
export async function deleteDraftFiles(
  tx: Queryable,
  { draftId, tokens }: { draftId: string; tokens: readonly string[] },
): Promise<DraftFileRow[]> {
  if (tokens.length === 0) return [];
  return tx
    .delete(listingDraftFiles)
    .where(and(eq(listingDraftFiles.draftId, draftId), inArray(listingDraftFiles.token, [...tokens])))
    .returning();
}

export async function setDraftFileLevel(
  tx: Queryable,
  { draftId, token, level }: { draftId: string; token: string; level: PictureLevel },
): Promise<void> {
  await tx
    .update(listingDraftFiles)
    .set({ level })
    .where(and(eq(listingDraftFiles.draftId, draftId), eq(listingDraftFiles.token, token)));
}

export async function movePhoto(
  tx: Queryable,
  { draftId, token, position }: { draftId: string; token: string; position: number },
): Promise<void> {
  await tx
    .update(listingDraftFiles)
    .set({ position })
    .where(
      and(
        eq(listingDraftFiles.draftId, draftId),
        eq(listingDraftFiles.token, token),
        eq(listingDraftFiles.field, "images"),
      ),
    );
}
