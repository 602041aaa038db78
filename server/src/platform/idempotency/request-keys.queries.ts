import { eq, lt } from "drizzle-orm";
import { deleteInBatches } from "../database/batches.ts";
import type { Queryable } from "../database/database.ts";
import { requestKeys } from "./request-keys.tables.ts";

export type RequestKeyRow = typeof requestKeys.$inferSelect;

export async function findRequest(db: Queryable, id: Buffer): Promise<RequestKeyRow | undefined> {
  const [row] = await db.select().from(requestKeys).where(eq(requestKeys.id, id));
  return row;
}

export async function insertRequest(tx: Queryable, row: RequestKeyRow): Promise<void> {
  await tx.insert(requestKeys).values(row);
}

export async function deleteRequests(db: Queryable, before: Date): Promise<void> {
  await deleteInBatches(db, { from: requestKeys, where: lt(requestKeys.createdAt, before) });
}
