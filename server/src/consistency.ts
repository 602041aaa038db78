import {
  listProfilePicturesInUse,
  PROFILE_PICTURES,
  toPictureKey,
} from "./features/accounts/profile-picture.queries.ts";
import { listFilesInUse } from "./features/listings/listing-files.queries.ts";
import type { Database } from "./platform/database/database.ts";
import type { FileStore } from "./platform/files/files.ts";

/** What does not fit together; each list is empty in a sound installation. */
export interface Inconsistencies {
  /** Stored files that a row names and that are not there. */
  readonly rowsWithoutFiles: readonly string[];
  /** Stored files that no row names, older than the sweeper waits. */
  readonly filesWithoutRows: readonly string[];
  /** Paid orders whose listing waits to be paid for. */
  readonly paidWithoutRun: readonly string[];
  /** Orders, refunds and messages that nothing has come of for too long. */
  readonly stuck: readonly string[];
}

const HOUR_MS = 60 * 60 * 1000;
/** The hourly sweeper has had two turns by then. */
const ORPHAN_MS = 3 * HOUR_MS;
/** An open order is given up after a day; whatever else waits is tried again within the hour. */
const STUCK = {
  order:
    "SELECT id::text FROM orders WHERE status = 'open' AND kind = 'listing' AND updated_at < $1::timestamptz - interval '26 hours'",
  refund: "SELECT id::text FROM orders WHERE status = 'paid' AND undelivered_at < $1::timestamptz - interval '2 hours'",
  message:
    "SELECT id::text FROM messages WHERE status = 'queued' AND created_at < $1::timestamptz - interval '26 hours'",
};

/** Compares rows with files and with each other, and changes nothing. */
export async function findInconsistencies(parts: {
  db: Database;
  files: FileStore;
  now: Date;
}): Promise<Inconsistencies> {
  const { db, files, now } = parts;
  const select = async (text: string, values: readonly unknown[] = []): Promise<string[]> => {
    const { rows } = await db.$client.query<{ id: string }>(text, [...values]);
    return rows.map(({ id }) => id);
  };

  const named = await select(
    `SELECT CASE WHEN width IS NULL THEN storage_key ELSE storage_key || '/' || width || '.webp' END AS id
       FROM listing_pictures LEFT JOIN LATERAL unnest(widths) AS width ON true
     UNION SELECT storage_key FROM listing_documents`,
  );
  const shown = (await select("SELECT picture_token AS id FROM accounts WHERE picture_token IS NOT NULL")).map(
    toPictureKey,
  );
  const rowsWithoutFiles: string[] = [];
  for (const key of new Set([...named, ...shown])) {
    const found = await files.read(key);
    found?.stream.destroy();
    if (found === undefined) rowsWithoutFiles.push(key);
  }

  const filesWithoutRows: string[] = [];
  const known = {
    listings: (keys: readonly string[]) => listFilesInUse(db, keys),
    [PROFILE_PICTURES]: (keys: readonly string[]) => listProfilePicturesInUse(db, keys),
  };
  for (const [folder, listUsed] of Object.entries(known)) {
    for await (const { key, modifiedAt } of files.list(folder)) {
      if (now.getTime() - modifiedAt.getTime() < ORPHAN_MS) continue;
      if (!(await listUsed([key])).includes(key)) filesWithoutRows.push(key);
    }
  }

  const stuck: string[] = [];
  for (const [what, text] of Object.entries(STUCK)) {
    stuck.push(...(await select(text, [now])).map((id) => `${what} ${id}`));
  }
  return {
    rowsWithoutFiles,
    filesWithoutRows,
    paidWithoutRun: await select(
      `SELECT o.id::text FROM orders o JOIN listings l ON l.id = o.listing_id
        WHERE o.status = 'paid' AND o.undelivered_at IS NULL AND l.status = 'draft'`,
    ),
    stuck,
  };
}
