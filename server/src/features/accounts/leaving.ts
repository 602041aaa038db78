import type { Message } from "@vestpocket/domain/shared/text";
import type { Viewer } from "../../platform/session/viewer.ts";
import { farewellMail } from "./accounts.mails.ts";
import { type Account, deleteAccountRow } from "./accounts.queries.ts";
import type { AccountParts } from "./accounts.usecases.ts";

const DELETED: Message = /*i18n*/ { id: "accounts.deleted", message: "Your account has been deleted." };

/** What a person takes along, and leaving. Each asks for the password again. */
export function createLeaving(
  parts: AccountParts,
  requirePassword: (viewer: Viewer, password: string) => Promise<Account>,
) {
  return {
    /** Everything that is kept about the account, without what would let somebody in. */
    async exportData(viewer: Viewer, password: string): Promise<Readonly<Record<string, unknown>>> {
      const account = await requirePassword(viewer, password);
      const {
        passwordHash: _hash,
        secondFactorSecret: _secret,
        secondFactorPeriod: _period,
        pictureToken: _token,
        ...kept
      } = account;
      const subject = { kind: "account", id: account.id };
      await parts.recordAudit(parts.db, { actorId: account.id, action: "accounts.export", subject });
      return { exportedAt: parts.clock.now(), account: kept, ...(await parts.collectData(account.id)) };
    },

    /** Deletes the account with its listings, pictures, sessions and links; what it paid stays on the books. */
    async deleteAccount(viewer: Viewer, password: string): Promise<Message> {
      const account = await requirePassword(viewer, password);
      await parts.endSubscription(account.id);
      const picture = await parts.db.transaction(async (tx) => {
        await parts.deleteBelongings(tx, account.id);
        const { email: to, language } = account;
        await parts.outbox.sendMail(tx, { to, language, content: farewellMail() });
        const subject = { kind: "account", id: account.id };
        await parts.recordAudit(tx, { actorId: account.id, action: "accounts.deleted", subject });
        return deleteAccountRow(tx, account.id);
      });
      if (picture !== null) await parts.removePicture(picture);
      return DELETED;
    },
  };
}
