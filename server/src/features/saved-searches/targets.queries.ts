import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";

export async function deleteTargets(tx: Queryable, mandateId: string): Promise<void> {
  await tx.execute(sql`DELETE FROM saved_searches WHERE mandate_id = ${mandateId}`);
}

export async function markTargetsPaused(
  tx: Queryable,
  { mandateId, isPaused }: { mandateId: string; isPaused: boolean },
): Promise<void> {
  await tx.execute(sql`UPDATE saved_searches SET is_paused = ${isPaused} WHERE mandate_id = ${mandateId}`);
}
