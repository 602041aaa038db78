import { dirname } from "node:path";
import { buildDemoTickets } from "@vestpocket/demo/tickets/tickets.demo";
import { HOUR_MS } from "@vestpocket/domain/shared/durations";
import { deleteAccountRow } from "../server/src/features/accounts/accounts.queries.ts";
import { listDemoAccounts } from "../server/src/features/accounts/demo-accounts.queries.ts";
import { listProfilePicturesInUse, PROFILE_PICTURES } from "../server/src/features/accounts/profile-picture.queries.ts";
import { leaveConversations } from "../server/src/features/inquiries/inquiries.queries.ts";
import { listFilesInUse } from "../server/src/features/listings/listing-files.queries.ts";
import { deleteListingsOf } from "../server/src/features/listings/listings.queries.ts";
import { sendDeparture } from "../server/src/features/memberships/departures.jobs.ts";
import { deleteMessagesTo } from "../server/src/features/messages/message-deletion.queries.ts";
import { removeParty } from "../server/src/features/offers/leaving.queries.ts";
import { deleteOrdersOf } from "../server/src/features/orders/order-deletion.queries.ts";
import { listDocumentKeysOf, listRoomFilesInUse } from "../server/src/features/rooms/documents.queries.ts";
import { deleteTickets } from "../server/src/features/tickets/ticket-deletion.queries.ts";
import type { RecordAudit } from "../server/src/platform/audit.ts";
import { allowSeconds, type Database } from "../server/src/platform/database/database.ts";
import type { FileStore } from "../server/src/platform/files/files.ts";
import { sweepFiles } from "../server/src/platform/files/sweep.ts";
import type { Jobs } from "../server/src/platform/jobs.ts";

/** Where the demo's drawings are stored. */
const DRAWINGS = "demo";

interface Removal {
  readonly db: Database;
  readonly files: FileStore;
  readonly recordAudit: RecordAudit;
  readonly jobs: Pick<Jobs, "send">;
}

/**
 * Removes the demo's accounts with their listings, files, offers, orders, tickets, messages and conversations, and
 * returns how many accounts there were. Messages from others to them stay with their senders. What was signed and
 * recorded in the listings' rooms stays for two years, as for every listing. A server job ends their
 * subscriptions, so that nothing can be charged. Idempotent.
 */
export async function removeDemo({ db, files, recordAudit, jobs }: Removal): Promise<number> {
  const accounts = await listDemoAccounts(db);
  const ids = accounts.map(({ id }) => id);
  const numbers = buildDemoTickets(new Date()).map(({ number }) => number);
  const documents = await listDocumentKeysOf(db, ids);
  await db.transaction(async (tx) => {
    await allowSeconds(tx, 60);
    for (const id of ids) await sendDeparture(jobs, tx, id);
    await deleteTickets(tx, { numbers, accountIds: ids });
    await deleteOrdersOf(tx, ids);
    await deleteMessagesTo(
      tx,
      accounts.flatMap(({ email, phoneNumber }) => [email, ...(phoneNumber === null ? [] : [phoneNumber])]),
    );
    for (const id of ids) {
      await leaveConversations(tx, id);
      await removeParty(tx, id);
      await deleteListingsOf(tx, id);
      await deleteAccountRow(tx, id);
    }
    if (ids.length > 0)
      await recordAudit(tx, {
        action: "accounts.demo_removed",
        details: { accounts: ids.length, by: "command line" },
      });
  });
  await removeFiles({ db, files, documents });
  return ids.length;
}

/** Removes orphaned files. Those younger than an hour are left to the server's own sweep. */
async function removeFiles({
  db,
  files,
  documents,
}: Pick<Removal, "db" | "files"> & { readonly documents: readonly string[] }): Promise<void> {
  const now = new Date();
  const folders = [
    { folder: "listings", listUsed: listFilesInUse },
    { folder: PROFILE_PICTURES, listUsed: listProfilePicturesInUse },
  ];
  await sweepFiles({ db, files, folders, now });
  // Only the demo writes there, so its files can be removed at any age.
  const rooms = new Set(documents.map((key) => dirname(key)));
  const own = [
    { folder: DRAWINGS, listUsed: listFilesInUse },
    ...[...rooms].map((folder) => ({ folder, listUsed: listRoomFilesInUse })),
  ];
  await sweepFiles({ db, files, folders: own, now: new Date(now.getTime() + 2 * HOUR_MS) });
}
