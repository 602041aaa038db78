import { paths } from "@vestpocket/domain/shared/paths";
import type { Queryable } from "../../platform/database/database.ts";
import { signInNeeded } from "../../platform/http/failure.ts";
import { securityNotice } from "../../platform/messages/tell.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { FactorDeps } from "./accounts.deps.ts";
import { phoneChangedMail, tokenReusedMail } from "./accounts.mails.ts";
import { findAccount, updateAccount } from "./accounts.queries.ts";
import { takeCode } from "./entered-codes.usecases.ts";
import {
  type Reauthentication,
  type ReauthenticationDeps,
  requireReauthentication,
} from "./reauthentication.usecases.ts";
import { createUndoPath } from "./undoing.usecases.ts";

/** What the account directory needs. */
export type DirectoryDeps = Pick<Platform, "db" | "clock" | "recordAudit" | "tell"> & ReauthenticationDeps;

export interface LinkRequest extends Reauthentication {
  readonly viewer: Pick<Viewer, "uid" | "sessionId">;
  /** E.164. */
  readonly phoneNumber: string;
}

/** Throws Failure unless the owner may put this number on their account: a new number requires reauthentication. */
export async function requireMayLink(deps: DirectoryDeps, { phoneNumber, ...entered }: LinkRequest): Promise<void> {
  const account = await findAccount(deps.db, entered.viewer.uid);
  if (account?.phoneNumber === phoneNumber) return;
  await requireReauthentication(deps, entered);
}

/**
 * Puts a number on an account once the code sent to it was entered. The owner's confirmed address is e-mailed if it replaces
 * a confirmed one.
 */
export async function linkPhone(
  { clock, recordAudit, tell }: DirectoryDeps,
  tx: Queryable,
  { uid, phoneNumber }: { uid: string; phoneNumber: string },
): Promise<void> {
  const now = clock.now();
  const account = await findAccount(tx, uid);
  if (account === undefined) throw signInNeeded();
  await updateAccount(tx, uid, { phoneNumber, phoneVerifiedAt: now, updatedAt: now });
  await recordAudit(tx, { actorId: uid, action: "accounts.phone_changed", subject: { kind: "account", id: uid } });
  const { phoneNumber: before } = account;
  if (before === null || before === phoneNumber || account.phoneVerifiedAt === null) return;
  // Nobody has proved that the mailbox is theirs, so its reader must not get a link that sets a password.
  if (account.emailVerifiedAt === null) return;
  const path = await createUndoPath({ clock }, tx, { accountId: uid, before: { phoneNumber: before } });
  const mail = { path, toContent: phoneChangedMail };
  await tell(tx, account, { event: "contact_changed", path: paths.profile(), mail });
}

/** E-mails an account's owner that a refresh token was reused and the session ended. */
export async function notifyTokenReuse({ tell }: DirectoryDeps, tx: Queryable, uid: string): Promise<void> {
  const account = await findAccount(tx, uid);
  if (account === undefined) return;
  await tell(tx, account, securityNotice(tokenReusedMail));
}

/**
 * Uses up a code from an account's app, or one of its recovery codes. Throws Failure if it is wrong, or was used
 * before.
 */
export async function takeCodeOf(
  deps: FactorDeps,
  tx: Queryable,
  { uid, code }: { uid: string; code: string },
): Promise<void> {
  const account = await findAccount(tx, uid);
  if (account === undefined) throw signInNeeded();
  await takeCode(deps, tx, { account, code });
}
