import type { Queryable } from "../../platform/database/database.ts";
import { findAccountByEmail, findContact } from "./accounts.queries.ts";
import { toProfilePictureUrl, toSignInAccount } from "./accounts.views.ts";
import { type DirectoryDeps, linkPhone, notifyTokenReuse } from "./directory.usecases.ts";

/** What other features need of accounts. It needs no feature itself, so that it can be made first. */
export function createAccountDirectory(deps: DirectoryDeps) {
  const { db } = deps;
  return {
    findContact,
    /** The account with an e-mail address, as signing in needs it. */
    findSignInAccount: async (email: string) => {
      const account = await findAccountByEmail(db, email);
      return account && toSignInAccount(account);
    },
    isPhoneConfirmed: async (uid: string) => (await findContact(db, uid))?.phoneVerifiedAt != null,
    linkPhone: (tx: Queryable, link: { uid: string; phoneNumber: string }) => linkPhone(deps, tx, link),
    notifyTokenReuse: (tx: Queryable, uid: string) => notifyTokenReuse(deps, tx, uid),
    toProfilePictureUrl,
  };
}
