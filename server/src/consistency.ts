import { HOUR_MS } from "@vestpocket/domain/shared/durations";
import type pg from "pg";
import type { Logger } from "pino";
import { listProfilePicturesInUse, PROFILE_PICTURES, toPictureKey } from "./features/accounts/accounts.ts";
import { listBrokenEvidence } from "./features/agreements/agreements.ts";
import { listBrokenLines, listBrokenStamps } from "./features/evidence/evidence.ts";
import { listFilesInUse, listOpenSecrets } from "./features/listings/listings.ts";
import { listBrokenSteps } from "./features/offers/offers.ts";
import { listRoomFilesInUse } from "./features/rooms/rooms.ts";
import { type Database, openDatabase } from "./platform/database/database.ts";
import type { FileStore } from "./platform/files/files.ts";
import { Refusal } from "./platform/refusal.ts";

/** Mismatches between rows and files. Every list is empty in a sound installation. */
export interface Inconsistencies {
  /** Files that a row refers to but that are missing. */
  readonly rowsWithoutFiles: readonly string[];
  /** Files that no row refers to, although the sweeper should have removed them. */
  readonly filesWithoutRows: readonly string[];
  /** Paid orders whose listing is still a draft, unless their refund failed or the listing was paid for again since. */
  readonly paidWithoutRun: readonly string[];
  /** Listings that store a confidential value in public too. */
  readonly openSecrets: readonly string[];
  /** Orders, refunds and messages that have waited for too long. */
  readonly stuck: readonly string[];
  /** Agreement texts, room events and offer steps that were altered behind the server's back. */
  readonly brokenEvidence: readonly string[];
  /**
   * Published lines that were altered, chains whose head no longer matches the published one, and archived lines that
   * are missing.
   */
  readonly brokenLines: readonly string[];
  /** Timestamps that do not belong to their certificate. */
  readonly brokenStamps: readonly string[];
}

/** By then the hourly sweep has run twice. */
const ORPHAN_MS = 3 * HOUR_MS;
/** Open orders are cancelled after a day; refunds and messages are retried within the hour. */
const STUCK = {
  order:
    "SELECT id::text FROM orders WHERE status = 'open' AND kind = 'listing' AND updated_at < $1::timestamptz - interval '26 hours'",
  refund: "SELECT id::text FROM orders WHERE status = 'paid' AND undelivered_at < $1::timestamptz - interval '2 hours'",
  message:
    "SELECT id::text FROM messages WHERE status = 'queued' AND created_at < $1::timestamptz - interval '26 hours'",
};

interface Deps {
  readonly db: Database;
  readonly files: FileStore;
  readonly now: Date;
  /** The lines in the operator's archive. */
  readonly archived?: readonly string[];
}

/** Compares rows with files and with each other. Changes nothing. */
export async function findInconsistencies(deps: Deps): Promise<Inconsistencies> {
  return {
    rowsWithoutFiles: await listRowsWithoutFiles(deps),
    filesWithoutRows: await listFilesWithoutRows(deps),
    paidWithoutRun: await selectIds(deps.db.$client, {
      text: `SELECT o.id::text FROM orders o JOIN listings l ON l.id = o.listing_id
              WHERE o.status = 'paid' AND o.undelivered_at IS NULL AND l.status = 'draft' AND o.failed_refund_id IS NULL
                AND NOT EXISTS (SELECT FROM orders later WHERE later.listing_id = o.listing_id AND later.paid_at > o.paid_at)`,
    }),
    openSecrets: await listOpenSecrets(deps.db),
    stuck: await listStuck(deps),
    brokenEvidence: [
      ...(await listBrokenEvidence(deps.db)),
      ...(await listBrokenSteps(deps.db)).map((step) => `offer ${step}`),
    ],
    brokenLines: await listBrokenLines(deps.db, deps.archived),
    brokenStamps: await listBrokenStamps(deps.db),
  };
}

interface Copied {
  readonly files: FileStore;
  /** The keys of files that the original had lost already. */
  readonly lostFiles?: readonly string[] | undefined;
  readonly log: Logger;
  readonly directUrl?: string | undefined;
}

/** Throws Refusal if a freshly copied database is missing related rows or files, or its evidence is broken. */
export async function requireSound(url: string, { files, lostFiles = [], ...options }: Copied): Promise<void> {
  const db = openDatabase({ url, timeoutMs: 0, ...options });
  try {
    const { rowsWithoutFiles, openSecrets, brokenEvidence } = await findInconsistencies({ db, files, now: new Date() });
    const known = new Set(lostFiles);
    const lacking = rowsWithoutFiles.filter((key) => !known.has(key));
    const wrong = [...lacking, ...openSecrets, ...brokenEvidence];
    if (wrong.length > 0) throw new Refusal(`The copied data is not sound: ${wrong.slice(0, 5).join(", ")}`);
  } finally {
    await db.close();
  }
}

/** A pool or a single connection. */
interface Client {
  query<Row extends pg.QueryResultRow>(query: { text: string; values?: unknown[] }): Promise<pg.QueryResult<Row>>;
}

/** The keys of all files that rows refer to. */
export async function listFileKeys(client: Client): Promise<string[]> {
  const listingFiles = await selectIds(client, {
    text: `SELECT CASE WHEN width IS NULL THEN storage_key ELSE storage_key || '/' || width || '.webp' END AS id
             FROM (SELECT storage_key, widths FROM listing_pictures
                   UNION SELECT storage_key, widths FROM listing_draft_files) AS files
             LEFT JOIN LATERAL unnest(widths) AS width ON true
           UNION SELECT storage_key FROM listing_documents
           UNION SELECT storage_key FROM room_documents WHERE withdrawn_at IS NULL`,
  });
  const pictureTokens = await selectIds(client, {
    text: "SELECT picture_token AS id FROM accounts WHERE picture_token IS NOT NULL",
  });
  return [...new Set([...listingFiles, ...pictureTokens.map(toPictureKey)])];
}

async function listRowsWithoutFiles({ db, files }: Deps): Promise<string[]> {
  const missing: string[] = [];
  for (const key of await listFileKeys(db.$client)) {
    const found = await files.read(key);
    found?.stream.destroy();
    if (found === undefined) missing.push(key);
  }
  return missing;
}

async function listFilesWithoutRows({ db, files, now }: Deps): Promise<string[]> {
  const folders = {
    listings: (keys: readonly string[]) => listFilesInUse(db, keys),
    rooms: (keys: readonly string[]) => listRoomFilesInUse(db, keys),
    [PROFILE_PICTURES]: (keys: readonly string[]) => listProfilePicturesInUse(db, keys),
  };
  const orphans: string[] = [];
  for (const [folder, listUsed] of Object.entries(folders)) {
    for await (const { key, modifiedAt } of files.list(folder)) {
      if (now.getTime() - modifiedAt.getTime() < ORPHAN_MS) continue;
      if (!(await listUsed([key])).includes(key)) orphans.push(key);
    }
  }
  return orphans;
}

async function listStuck({ db, now }: Deps): Promise<string[]> {
  const stuck: string[] = [];
  for (const [noun, text] of Object.entries(STUCK)) {
    const ids = await selectIds(db.$client, { text, values: [now] });
    stuck.push(...ids.map((id) => `${noun} ${id}`));
  }
  return stuck;
}

async function selectIds(client: Client, query: { text: string; values?: unknown[] }): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(query);
  return rows.map(({ id }) => id);
}
