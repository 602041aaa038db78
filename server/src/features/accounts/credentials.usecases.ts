import type { Queryable } from "../../platform/database/database.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import { updateAccount } from "./accounts.queries.ts";
import { disownConsents } from "./consents.queries.ts";
import { deleteLinksSince } from "./links.queries.ts";
import { wipeSecondFactors } from "./second-factor.usecases.ts";

/**
 * Sets a new password, removes all other credentials, and marks earlier consents. For an account whose mailbox was
 * never confirmed: whoever signed up may not be the mailbox's owner. A test lists every credential and fails if one is
 * missing here.
 */
export async function replaceCredentials(
  {
    clock,
    sessions,
    removePasskeys,
    disownStreams,
  }: Pick<AccountDeps, "clock" | "sessions" | "removePasskeys" | "disownStreams">,
  tx: Queryable,
  { uid, passwordHash }: { uid: string; passwordHash: string },
): Promise<void> {
  const phone = { phoneNumber: null, phoneVerifiedAt: null };
  await updateAccount(tx, uid, { passwordHash, ...phone, updatedAt: clock.now() });
  await wipeSecondFactors({ clock, sessions }, tx, uid);
  await removePasskeys(tx, uid);
  // Also those that undo a change: only the stranger can have made one.
  await deleteLinksSince(tx, uid, new Date(0));
  await disownConsents(tx, { accountId: uid, disownedAt: clock.now() });
  await disownStreams(tx, uid);
  await sessions.endAll(tx, { uid });
}
