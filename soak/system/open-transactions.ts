import type { Round } from "../family.ts";
import { select } from "./oracle.ts";
import type { Server } from "./server.ts";

/** No connection has an abandoned transaction. */
export async function expectNoOpenTransactions(round: Round, { dataDir }: Server): Promise<void> {
  const open = await select(
    dataDir,
    "SELECT FROM pg_stat_activity WHERE state LIKE 'idle in transaction%' AND state_change < now() - interval '10 s'",
  );
  round.tally.expect(open.length === 0, `${open.length} transactions were left open`);
}
