import { and, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { roomDocuments } from "./rooms.tables.ts";

export type DocumentRow = typeof roomDocuments.$inferSelect;

/** The documents that are in a listing's room, in the order of their owner. */
export async function listDocuments(db: Queryable, listingId: string): Promise<DocumentRow[]> {
  return db
    .select()
    .from(roomDocuments)
    .where(and(eq(roomDocuments.listingId, listingId), isNull(roomDocuments.withdrawnAt)))
    .orderBy(roomDocuments.position, roomDocuments.id);
}
