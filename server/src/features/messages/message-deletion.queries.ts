import { inArray } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { messages } from "./messages.tables.ts";

/** Deletes messages to these addresses and numbers, including queued ones. */
export async function deleteMessagesTo(tx: Queryable, recipients: readonly string[]): Promise<void> {
  await tx.delete(messages).where(inArray(messages.recipient, [...recipients]));
}
