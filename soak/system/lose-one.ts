import { askDatabase } from "./oracle.ts";
import type { Server } from "./server.ts";

/** A planted fault: a row that was acknowledged is gone. */
export async function loseOne({ dataDir }: Server): Promise<void> {
  await askDatabase(dataDir, (pool) =>
    pool.query("DELETE FROM tickets WHERE id = (SELECT id FROM tickets ORDER BY created_at DESC LIMIT 1)"),
  );
}
