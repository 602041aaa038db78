import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { tickets } from "./tickets.tables.ts";

/** The ticket with this number, if this account filed it. */
export async function findOwnTicketId(
  db: Queryable,
  { uid, number }: { uid: string; number: string },
): Promise<string | undefined> {
  const isOwn = and(eq(tickets.number, number.toUpperCase()), eq(tickets.accountId, uid));
  const [ticket] = await db.select({ id: tickets.id }).from(tickets).where(isOwn);
  return ticket?.id;
}
