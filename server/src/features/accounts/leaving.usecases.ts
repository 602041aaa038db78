import type { Viewer } from "../../platform/session/viewer.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import { farewellMail } from "./accounts.mails.ts";
import { deleteAccountRow } from "./accounts.queries.ts";
import { toExportedAccount } from "./accounts.views.ts";
import { requirePassword } from "./passwords.usecases.ts";
import { toPictureKey } from "./profile-picture.queries.ts";

interface Confirmed {
  readonly viewer: Viewer;
  /** Entered once more. */
  readonly password: string;
}

/** Everything that is stored about the viewer's account, except what could let somebody in. */
export async function exportData(deps: AccountDeps, confirmed: Confirmed): Promise<Readonly<Record<string, unknown>>> {
  const account = await requirePassword(deps, confirmed);
  const subject = { kind: "account", id: account.id };
  await deps.recordAudit(deps.db, { actorId: account.id, action: "accounts.export", subject });
  return {
    exportedAt: deps.clock.now(),
    account: toExportedAccount(account),
    ...(await deps.collectData(account.id)),
  };
}

/** Deletes the viewer's account with its listings, pictures, sessions and links. Its orders are kept for the books. */
export async function deleteAccount(deps: AccountDeps, confirmed: Confirmed): Promise<void> {
  const { id, email: to, language } = await requirePassword(deps, confirmed);
  await deps.endSubscription(id);
  const picture = await deps.db.transaction(async (tx) => {
    await deps.deleteBelongings(tx, id);
    await deps.outbox.sendMail(tx, { to, language, content: farewellMail() });
    await deps.recordAudit(tx, { actorId: id, action: "accounts.deleted", subject: { kind: "account", id } });
    return deleteAccountRow(tx, id);
  });
  if (picture !== null) await deps.files.remove(toPictureKey(picture));
}
