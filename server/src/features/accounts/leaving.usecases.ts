import { allowSeconds } from "../../platform/database/database.ts";
import { exportFairly } from "../../platform/exporting.ts";
import { signInNeeded } from "../../platform/http/failure.ts";
import { collectPersonalData, leavePersonalData } from "../../platform/personal-data.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import { farewellMail } from "./accounts.mails.ts";
import { type Account, deleteAccountRow, lockAccountToDelete } from "./accounts.queries.ts";
import { toExportedAccount, toProfilePictureUrl } from "./accounts.views.ts";
import { listConsents } from "./consents.queries.ts";
import { listRestorable } from "./links.queries.ts";
import { keepPastConsents } from "./past-consents.usecases.ts";
import { toPictureKey } from "./profile-picture.queries.ts";
import { type Reauthentication, requireReauthentication } from "./reauthentication.usecases.ts";

/** The statement timeout: someone may have owned thousands of listings. */
const DELETION_SECONDS = 30;

interface Confirmed extends Reauthentication {
  readonly viewer: Viewer;
}

/** Everything stored about the viewer's account, except credentials. */
export async function exportData(deps: AccountDeps, confirmed: Confirmed): Promise<Readonly<Record<string, unknown>>> {
  const account = await requireReauthentication(deps, confirmed);
  const subject = { kind: "account" as const, id: account.id };
  await deps.recordAudit(deps.db, { actorId: account.id, action: "accounts.export", subject });
  const formerContacts = await listRestorable(deps.db, account.id);
  const former = formerContacts.flatMap(({ email, phoneNumber }) => email ?? phoneNumber ?? []);
  return {
    exportedAt: deps.clock.now(),
    account: toExportedAccount(account),
    profilePictureUrl: account.pictureToken && deps.config.publicUrl + toProfilePictureUrl(account.pictureToken),
    consents: await listConsents(deps.db, account.id),
    formerContacts,
    ...(await exportFairly(() =>
      collectPersonalData(deps.personalData, { ...account, recipients: [...listRecipients(account), ...former] }),
    )),
  };
}

/** A number that was never confirmed may be someone else's. */
function listRecipients({ email, phoneNumber, phoneVerifiedAt }: Account): string[] {
  return phoneNumber === null || phoneVerifiedAt === null ? [email] : [email, phoneNumber];
}

/**
 * Deletes the viewer's account with its listings, pictures, sessions and links. Its orders are kept for bookkeeping, and
 * what it agreed to as evidence.
 * Nothing outside the database changes before the transaction commits.
 */
export async function deleteAccount(deps: AccountDeps, confirmed: Confirmed): Promise<void> {
  const { id, email: to, language } = await requireReauthentication(deps, confirmed);
  const { picture, finishLeaving } = await deps.db.transaction(async (tx) => {
    await allowSeconds(tx, DELETION_SECONDS);
    // Before the rest, so that anything being saved for this account is saved before, or rejected.
    if (!(await lockAccountToDelete(tx, id))) throw signInNeeded();
    await deps.sessions.requireOpen(tx, confirmed.viewer);
    const finishLeaving = await deps.leaveMembership(tx, id);
    await leavePersonalData(deps.personalData, tx, id);
    await keepPastConsents(deps, tx, { id, email: to });
    await deps.outbox.sendMail(tx, { to, language, content: farewellMail() });
    await deps.recordAudit(tx, { actorId: id, action: "accounts.deleted", subject: { kind: "account", id } });
    return { picture: await deleteAccountRow(tx, id), finishLeaving };
  });
  await finishLeaving();
  if (picture !== null) await deps.files.remove(toPictureKey(picture));
}
