import { dirname } from "node:path/posix";
import { eq, getTableColumns, inArray } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/database/database.ts";
import { listingDraftFiles } from "./drafts.tables.ts";
import { insertPictures, type ListingRow, type PictureRow } from "./listings.queries.ts";
import { listingDocuments, listingPictures, listings } from "./listings.tables.ts";

export type DocumentRow = typeof listingDocuments.$inferSelect;

/** A picture by its token, with the facts that decide whether it may be shown. */
export async function findPicture(
  db: Queryable,
  token: string,
): Promise<(PictureRow & Pick<typeof listings.$inferSelect, "status" | "expiresAt" | "ownerId">) | undefined> {
  const [found] = await db
    .select({
      picture: listingPictures,
      status: listings.status,
      expiresAt: listings.expiresAt,
      ownerId: listings.ownerId,
    })
    .from(listingPictures)
    .innerJoin(listings, eq(listings.id, listingPictures.listingId))
    .where(eq(listingPictures.token, token));
  return found && { ...found.picture, status: found.status, expiresAt: found.expiresAt, ownerId: found.ownerId };
}

/** A listing's pictures in order: the thumbnail at 0, then the photos. */
export async function listPictures(db: Queryable, listingId: string): Promise<PictureRow[]> {
  return db
    .select()
    .from(listingPictures)
    .where(eq(listingPictures.listingId, listingId))
    .orderBy(listingPictures.position);
}

export async function replacePictures(
  db: Queryable,
  { listingId, pictures }: { listingId: string; pictures: readonly PictureRow[] },
): Promise<void> {
  await db.delete(listingPictures).where(eq(listingPictures.listingId, listingId));
  await insertPictures(db, pictures);
}

export async function findDocument(db: Queryable, listingId: string): Promise<DocumentRow | undefined> {
  const [found] = await db.select().from(listingDocuments).where(eq(listingDocuments.listingId, listingId));
  return found;
}

/** A listing's document, with the facts that decide who may read it. */
export async function findListedDocument(
  db: Queryable,
  listingId: string,
): Promise<(DocumentRow & Pick<ListingRow, "ownerId" | "status" | "expiresAt" | "levels">) | undefined> {
  const [found] = await db
    .select({
      ...getTableColumns(listingDocuments),
      ownerId: listings.ownerId,
      status: listings.status,
      expiresAt: listings.expiresAt,
      levels: listings.levels,
    })
    .from(listingDocuments)
    .innerJoin(listings, eq(listings.id, listingDocuments.listingId))
    .where(eq(listingDocuments.listingId, listingId));
  return found;
}

export async function replaceDocument(db: Queryable, document: DocumentRow): Promise<void> {
  const { listingId: _id, ...content } = document;
  await db
    .insert(listingDocuments)
    .values(document)
    .onConflictDoUpdate({ target: listingDocuments.listingId, set: content });
}

export async function deleteDocument(db: Queryable, listingId: string): Promise<void> {
  await db.delete(listingDocuments).where(eq(listingDocuments.listingId, listingId));
}

/**
 * Those of these stored files that a row refers to: by key, or by the folder of a picture's widths. One statement, so that
 * a file that is moving from a draft to its listing is found in one of them.
 */
export async function listFilesInUse(db: Queryable, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const keys = [...new Set(files.flatMap((file) => [file, dirname(file)]))];
  const listKeys = (table: typeof listingPictures | typeof listingDocuments | typeof listingDraftFiles) =>
    db.select({ key: table.storageKey }).from(table).where(inArray(table.storageKey, keys));
  const rows = await unionAll(listKeys(listingPictures), listKeys(listingDocuments), listKeys(listingDraftFiles));
  const used = new Set(rows.map(({ key }) => key));
  return files.filter((file) => used.has(file) || used.has(dirname(file)));
}

/** The pictures of an owner's listings, in order. */
export async function listPicturesOf(db: Queryable, ownerId: string) {
  return db
    .select(getTableColumns(listingPictures))
    .from(listingPictures)
    .innerJoin(listings, eq(listings.id, listingPictures.listingId))
    .where(eq(listings.ownerId, ownerId))
    .orderBy(listingPictures.position);
}

/** The documents of an owner's listings. */
export async function listDocumentsOf(db: Queryable, ownerId: string) {
  return db
    .select(getTableColumns(listingDocuments))
    .from(listingDocuments)
    .innerJoin(listings, eq(listings.id, listingDocuments.listingId))
    .where(eq(listings.ownerId, ownerId));
}
