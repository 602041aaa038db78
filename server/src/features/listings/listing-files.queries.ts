import { dirname } from "node:path/posix";
import type { PictureLevel } from "@vestpocket/domain/disclosure/disclosure.terms";
import { and, eq, getTableColumns, gt, inArray } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { listingDraftFiles } from "./drafts.tables.ts";
import type { ListingRow, PictureRow } from "./listings.queries.ts";
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

/** Replaces a listing's photos; the thumbnail stays. */
export async function replacePhotos(
  db: Queryable,
  { listingId, photos }: { listingId: string; photos: readonly PictureRow[] },
): Promise<void> {
  await db
    .delete(listingPictures)
    .where(and(eq(listingPictures.listingId, listingId), gt(listingPictures.position, 0)));
  if (photos.length > 0) await db.insert(listingPictures).values([...photos]);
}

export async function setPictureLevel(
  db: Queryable,
  { token, level }: { token: string; level: PictureLevel },
): Promise<void> {
  await db.update(listingPictures).set({ level }).where(eq(listingPictures.token, token));
}

export async function replaceThumbnail(db: Queryable, thumbnail: PictureRow): Promise<void> {
  const { listingId } = thumbnail;
  await db
    .delete(listingPictures)
    .where(and(eq(listingPictures.listingId, listingId), eq(listingPictures.position, 0)));
  await db.insert(listingPictures).values(thumbnail);
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

/** Those of these stored files that a row refers to: by key, or by the folder of a picture's widths. */
export async function listFilesInUse(db: Queryable, files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const keys = [...new Set(files.flatMap((file) => [file, dirname(file)]))];
  const pictures = await db
    .select({ key: listingPictures.storageKey })
    .from(listingPictures)
    .where(inArray(listingPictures.storageKey, keys));
  const documents = await db
    .select({ key: listingDocuments.storageKey })
    .from(listingDocuments)
    .where(inArray(listingDocuments.storageKey, keys));
  const drafts = await db
    .select({ key: listingDraftFiles.storageKey })
    .from(listingDraftFiles)
    .where(inArray(listingDraftFiles.storageKey, keys));
  const used = new Set([...pictures, ...documents, ...drafts].map(({ key }) => key));
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
