import { PAST_CONSENT_RETENTION } from "@vestpocket/domain/accounts/accounts.retention";
import { findRetentionStart } from "@vestpocket/domain/shared/retention";
import type { Queryable } from "../../platform/database/database.ts";
import type { TellAdministrators } from "../../platform/messages/tell.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AcceptPasskey, AccountDeps, AccountsNeeds } from "./accounts.deps.ts";
import { createAccountLimits } from "./accounts.limits.ts";
import { findAccount, findAccountByEmail, findContact, lockAccount } from "./accounts.queries.ts";
import { registerAccounts } from "./accounts.routes.ts";
import { toProfilePictureUrl, toSignInAccount } from "./accounts.views.ts";
import { listAdministratorContacts } from "./administration.queries.ts";
import { registerAdministration } from "./administration.routes.ts";
import { deriveAuthenticatorKey } from "./authenticator.tokens.ts";
import {
  type DirectoryDeps,
  type LinkRequest,
  linkPhone,
  notifyTokenReuse,
  requireMayLink,
  takeCodeOf,
} from "./directory.usecases.ts";
import { deleteExpiredLinks } from "./links.queries.ts";
import { registerPasswords } from "./passwords.routes.ts";
import { deletePastConsents } from "./past-consents.queries.ts";
import { listProfilePicturesInUse, PROFILE_PICTURES } from "./profile-picture.queries.ts";
import { registerProfilePictures } from "./profile-picture.routes.ts";
import { type Reauthentication, requireReauthentication } from "./reauthentication.usecases.ts";
import { deriveRecoveryKey } from "./recovery-codes.tokens.ts";
import { startResets } from "./resets.jobs.ts";
import { registerSecondFactor } from "./second-factor.routes.ts";

/** For the startup of a server that other machines can reach. */
export { requireNoDemoAccounts } from "./demo-accounts.usecases.ts";
/** For the consistency check of rows and files. */
export { listProfilePicturesInUse, PROFILE_PICTURES, toPictureKey } from "./profile-picture.queries.ts";

/** What other features need from accounts. It needs only passkeys, so it can be created early. */
export function createAccountDirectory(platform: Platform, needs: { readonly acceptPasskey: AcceptPasskey }) {
  const { db } = platform;
  const deps: DirectoryDeps = { ...platform, ...needs, ...createAccountKeys(platform) };
  return {
    findContact,
    /** The account with an e-mail address, as signing in needs it. */
    findSignInAccount: async (email: string) => {
      const account = await findAccountByEmail(db, email);
      return account && toSignInAccount(account);
    },
    findSignInAccountOf: async (uid: string) => {
      const account = await findAccount(db, uid);
      return account && toSignInAccount(account);
    },
    lockSignInAccount: async (tx: Queryable, uid: string) => {
      const account = await lockAccount(tx, uid);
      return account && toSignInAccount(account);
    },
    /** Uses up a code of an account's second factor. Throws Failure if it is wrong. */
    takeCode: (tx: Queryable, entered: { uid: string; code: string }) => takeCodeOf(deps, tx, entered),
    /** The recipients of emails for administrators. */
    listAdministrators: listAdministratorContacts,
    tellAdministrators: (async (tx, { duty, inCharge, except }, news) => {
      const all = (await listAdministratorContacts(tx, duty)).filter(({ id }) => id !== except);
      const told = all.some(({ id }) => id === inCharge) ? all.filter(({ id }) => id === inCharge) : all;
      for (const administrator of told) await platform.tell(tx, administrator, news);
    }) satisfies TellAdministrators as TellAdministrators,
    isPhoneConfirmed: async (uid: string) => (await findContact(db, uid))?.phoneVerifiedAt != null,
    /**
     * Throws Failure unless the viewer entered the password, plus the code if two-step log-in is on, or used a passkey.
     */
    requireReauthentication: (entered: Reauthentication & { viewer: Pick<Viewer, "uid" | "sessionId"> }) =>
      requireReauthentication(deps, entered),
    requireMayLink: (link: LinkRequest) => requireMayLink(deps, link),
    linkPhone: (tx: Queryable, link: { uid: string; phoneNumber: string }) => linkPhone(deps, tx, link),
    notifyTokenReuse: (tx: Queryable, uid: string) => notifyTokenReuse(deps, tx, uid),
    toProfilePictureUrl,
  };
}

function createAccountKeys({ db, config }: Platform): Pick<AccountDeps, "limits" | "secondFactorKey" | "recoveryKey"> {
  return {
    limits: createAccountLimits(db),
    secondFactorKey: deriveAuthenticatorKey(config.secret),
    recoveryKey: deriveRecoveryKey(config.secret),
  };
}

/** Everything users and administrators do with accounts. It needs most other features, so it is created last. */
export async function createAccounts(platform: Platform, needs: AccountsNeeds) {
  const { db, clock, serve, forms, jobs, sweepFolder } = platform;
  const deps: AccountDeps = {
    ...platform,
    ...needs,
    ...createAccountKeys(platform),
  };
  registerAccounts(serve, deps);
  registerPasswords(serve, deps);
  registerSecondFactor(serve, deps);
  registerProfilePictures({ serve, forms }, deps);
  registerAdministration(serve, deps);
  sweepFolder({ folder: PROFILE_PICTURES, listUsed: listProfilePicturesInUse });
  if (jobs !== undefined) await startResets(deps, jobs);
  await jobs?.schedule({ name: "accounts.purge", cron: "20 8 * * *", work: () => purge(db, clock.now()) });
}

async function purge(db: Queryable, now: Date): Promise<void> {
  await deleteExpiredLinks(db, now);
  await deletePastConsents(db, findRetentionStart(PAST_CONSENT_RETENTION, now));
}
