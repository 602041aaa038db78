import type { Round } from "../family.ts";
import { askDatabase, select } from "./oracle.ts";
import type { Server } from "./server.ts";
import type { Sent, Writers } from "./writers.ts";
import { ROWS, type WriteKind } from "./writes.ts";

/** Stops the writers and verifies what they wrote. */
export async function finishWriters(round: Round, server: Server, writers: Writers): Promise<void> {
  await writers.finish();
  if (round.isPlanted) await loseOne(server);
  await verifyWrites(round, server, writers.sent);
}

/** A planted fault: an acknowledged row is missing. */
export async function loseOne({ dataDir }: Server): Promise<void> {
  await askDatabase(dataDir, (pool) =>
    pool.query("DELETE FROM tickets WHERE id = (SELECT id FROM tickets ORDER BY created_at DESC LIMIT 1)"),
  );
}

/** Compares acknowledged writes with the database: nothing is lost, duplicated or incomplete. */
export async function verifyWrites(round: Round, { dataDir }: Server, sent: readonly Sent[]): Promise<void> {
  for (const kind of Object.keys(ROWS) as WriteKind[]) {
    const ofKind = sent.filter((one) => one.kind === kind);
    const rows = await select<{ id: string; marker: string }>(dataDir, ROWS[kind], [
      ofKind.map(({ marker }) => marker),
    ]);
    const found = Map.groupBy(rows, ({ marker }) => marker);
    for (const { marker, id } of ofKind) {
      const ids = (found.get(marker) ?? []).map((row) => row.id);
      round.tally.expect(ids.length <= 1, `${kind} ${marker} is there ${ids.length} times`);
      if (id === undefined) continue;
      round.tally.expect(ids.includes(id), `${kind} ${id} was acknowledged and is lost`);
    }
  }
  await verifyWhole(round, dataDir);
}

/** Every listing in a campaign has a picture and a document. */
async function verifyWhole(round: Round, dataDir: string): Promise<void> {
  const half = await select<{ id: string }>(
    dataDir,
    `SELECT id::text FROM listings
      WHERE description LIKE 'A listing of a campaign.%'
        AND NOT (EXISTS (SELECT FROM listing_pictures WHERE listing_id = listings.id)
                 AND EXISTS (SELECT FROM listing_documents WHERE listing_id = listings.id))`,
  );
  round.tally.expect(half.length === 0, `listings without their files: ${half.map(({ id }) => id).join(", ")}`);
}
