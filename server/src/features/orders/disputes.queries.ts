import { desc, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { orderDisputes } from "./orders.tables.ts";

export type DisputeRow = typeof orderDisputes.$inferSelect;

/** The disputes and inquiries of an order, newest first. */
export async function listDisputesOf(db: Queryable, orderId: string): Promise<DisputeRow[]> {
  return db
    .select()
    .from(orderDisputes)
    .where(eq(orderDisputes.orderId, orderId))
    .orderBy(desc(orderDisputes.createdAt), desc(orderDisputes.id));
}

export async function findDispute(db: Queryable, id: string): Promise<DisputeRow | undefined> {
  const [dispute] = await db.select().from(orderDisputes).where(eq(orderDisputes.id, id));
  return dispute;
}

export async function saveDispute(tx: Queryable, dispute: DisputeRow): Promise<void> {
  const { id, orderId: _order, createdAt: _created, ...changes } = dispute;
  await tx.insert(orderDisputes).values(dispute).onConflictDoUpdate({ target: orderDisputes.id, set: changes });
}
