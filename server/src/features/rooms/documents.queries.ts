import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { selectRows } from "../../platform/database/rows.ts";
import { roomDocuments } from "./rooms.tables.ts";

export type DocumentRow = typeof roomDocuments.$inferSelect;

const isPresent = isNull(roomDocuments.withdrawnAt);

/** The documents in a listing's room, in the owner's order. */
export async function listDocuments(db: Queryable, listingId: string): Promise<DocumentRow[]> {
  return db
    .select()
    .from(roomDocuments)
    .where(and(eq(roomDocuments.listingId, listingId), isPresent))
    .orderBy(roomDocuments.position, roomDocuments.id);
}

/** The same, locked until the transaction ends, in an order that two such calls share. */
export async function lockDocuments(tx: Queryable, listingId: string): Promise<DocumentRow[]> {
  const documents = await tx
    .select()
    .from(roomDocuments)
    .where(and(eq(roomDocuments.listingId, listingId), isPresent))
    .orderBy(roomDocuments.id)
    .for("update");
  // Sorted only now: what was waited for may have another position.
  return documents.sort((one, other) => one.position - other.position);
}

const selectPresent = (db: Queryable, id: string) =>
  db
    .select()
    .from(roomDocuments)
    .where(and(eq(roomDocuments.id, id), isPresent));

/** A document that is in a room. */
export async function findDocument(db: Queryable, id: string): Promise<DocumentRow | undefined> {
  const [found] = await selectPresent(db, id);
  return found;
}

/** The same, locked until the transaction ends. */
export async function lockDocument(tx: Queryable, id: string): Promise<DocumentRow | undefined> {
  const [found] = await selectPresent(tx, id).for("update");
  return found;
}

export async function insertDocument(tx: Queryable, document: DocumentRow): Promise<void> {
  await tx.insert(roomDocuments).values(document);
}

export async function updateDocument(
  tx: Queryable,
  id: string,
  values: Partial<Pick<DocumentRow, "name" | "folder" | "audience" | "download" | "position" | "withdrawnAt">>,
): Promise<void> {
  await tx.update(roomDocuments).set(values).where(eq(roomDocuments.id, id));
}

/** How many documents a room has, their total size, and the last position in its order. */
export async function measureRoom(
  db: Queryable,
  listingId: string,
): Promise<{ documents: number; bytes: number; last: number }> {
  const [found] = await selectRows<{ documents: number; bytes: number; last: number }>(
    db,
    sql`SELECT count(*)::integer AS documents, coalesce(sum(bytes), 0)::float8 AS bytes, coalesce(max(position), 0) AS last
      FROM room_documents WHERE listing_id = ${listingId} AND withdrawn_at IS NULL`,
  );
  return found ?? { documents: 0, bytes: 0, last: 0 };
}

/** Those of these stored files that a room document refers to. */
export async function listRoomFilesInUse(db: Queryable, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const used = await db
    .select({ key: roomDocuments.storageKey })
    .from(roomDocuments)
    .where(and(inArray(roomDocuments.storageKey, [...keys]), isPresent));
  return used.map(({ key }) => key);
}

/** Every document of an owner's listings, including withdrawn ones, without storage keys. */
export async function listDocumentsOf(db: Queryable, ownerId: string): Promise<Record<string, unknown>[]> {
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    SELECT document.listing_id AS "listingId", document.folder, document.name, document.kind, document.bytes, document.sha256,
      document.audience, document.download, document.added_at AS "addedAt", document.withdrawn_at AS "withdrawnAt"
    FROM room_documents document JOIN listings listing ON listing.id = document.listing_id
    WHERE listing.owner_id = ${ownerId} ORDER BY document.added_at, document.id`);
  return rows;
}

/** Where the documents in the rooms of these owners' listings are stored, including deleted ones. */
export async function listDocumentKeysOf(db: Queryable, ownerIds: readonly string[]): Promise<string[]> {
  const rows = await selectRows<{ key: string }>(
    db,
    sql`SELECT document.storage_key AS key FROM room_documents document
        JOIN listings listing ON listing.id = document.listing_id WHERE listing.owner_id = ANY(${sql.param(ownerIds)}::uuid[])`,
  );
  return rows.map(({ key }) => key);
}
