import { ADMINISTRATION_MESSAGES, validateDisabling } from "@vestpocket/domain/accounts/administration.rules";
import type { ListUsersRequest, UserDetails, UserRow } from "@vestpocket/domain/accounts/administration.schema";
import { countPages } from "@vestpocket/domain/shared/paging";
import type { Message } from "@vestpocket/domain/shared/text";
import { validate } from "uuid";
import type { Queryable } from "../../platform/database/database.ts";
import { Failure } from "../../platform/http/failure.ts";
import { toMoment } from "../../platform/moment.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { type Account, findAccount, lockAccount, updateAccount } from "./accounts.queries.ts";
import type { AccountParts } from "./accounts.usecases.ts";
import { toUserDetails } from "./accounts.views.ts";
import { findBelongings, listUsers, lockAdministrators } from "./administration.queries.ts";

const DISABLED: Message = /*i18n*/ { id: "users.disabled", message: "Account disabled." };
const ENABLED: Message = /*i18n*/ { id: "users.enabled", message: "Account re-enabled." };
const RESET_SENT: Message = /*i18n*/ { id: "users.reset_sent", message: "A link to reset the password is on its way." };

/** What administrators do with the accounts of others. Each of it is told to the audit log, reading too. */
export function createAdministration(
  parts: AccountParts,
  /** Mails the link to set a new password. Throws Failure where that was asked for too often. */
  sendReset: (tx: Queryable, account: Account) => Promise<void>,
) {
  const { db, clock, recordAudit } = parts;

  /** Tells what was done with an account. */
  const record = (
    tx: Queryable,
    { viewer, id, ...what }: { viewer: Viewer; id: string; action: string; details?: Record<string, number> },
  ) => recordAudit(tx, { ...what, actorId: viewer.uid, subject: { kind: "account", id } });

  return {
    async listUsers(viewer: Viewer, request: ListUsersRequest) {
      const { rows, total } = await listUsers(db, { ...request, now: clock.now() });
      const { page, limit } = request;
      await recordAudit(db, { actorId: viewer.uid, action: "users.list", details: { page, totalResults: total } });
      return { users: rows.map(toUserRow), page, totalPages: countPages(total, limit), totalResults: total };
    },

    async readUser(viewer: Viewer, id: string): Promise<UserDetails> {
      const now = clock.now();
      const account = validate(id) ? await findAccount(db, id) : undefined;
      const belongings = account && (await findBelongings(db, account.id, now));
      if (account === undefined || belongings === undefined) throw userNotFound();
      await record(db, { viewer, id: account.id, action: "users.read" });
      return toUserDetails(account, belongings, now);
    },

    /** Shuts somebody out: every session ends, and nobody finds or opens their listings until the account is enabled. */
    async disableUser(viewer: Viewer, id: string, reason: string): Promise<Message> {
      await db.transaction(async (tx) => {
        // Before the account, so that two who disable each other do not wait for each other.
        const administrators = await lockAdministrators(tx);
        const account = await getLocked(tx, id);
        const standing = { uid: account.id, role: account.role, isDisabled: account.disabledAt !== null };
        const refusal = validateDisabling({
          actorId: viewer.uid,
          account: standing,
          administrators: administrators.length,
        });
        if (refusal !== undefined) throw conflict(refusal);
        const now = clock.now();
        await updateAccount(tx, account.id, { disabledAt: now, disabledReason: reason, updatedAt: now });
        await parts.endSessions(tx, { uid: account.id });
        const listings = await parts.withholdListings(tx, account.id);
        await record(tx, { viewer, id: account.id, action: "users.disable", details: { listings } });
      });
      return DISABLED;
    },

    async enableUser(viewer: Viewer, id: string): Promise<Message> {
      await db.transaction(async (tx) => {
        const account = await getLocked(tx, id);
        if (account.disabledAt === null) throw conflict(ADMINISTRATION_MESSAGES.notDisabled);
        await updateAccount(tx, account.id, { disabledAt: null, disabledReason: null, updatedAt: clock.now() });
        const listings = await parts.giveListingsBack(tx, account.id);
        await record(tx, { viewer, id: account.id, action: "users.enable", details: { listings } });
      });
      return ENABLED;
    },

    /** Sends the mail that the person could ask for themselves: nobody sets or sees another's password. */
    async sendUserReset(viewer: Viewer, id: string): Promise<Message> {
      const account = validate(id) ? await findAccount(db, id) : undefined;
      if (account === undefined) throw userNotFound();
      if (account.disabledAt !== null) throw conflict(ADMINISTRATION_MESSAGES.noReset);
      await db.transaction(async (tx) => {
        await sendReset(tx, account);
        await record(tx, { viewer, id: account.id, action: "users.reset_password" });
      });
      return RESET_SENT;
    },
  };

  async function getLocked(tx: Queryable, id: string): Promise<Account> {
    const account = validate(id) ? await lockAccount(tx, id) : undefined;
    if (account === undefined) throw userNotFound();
    return account;
  }
}

function toUserRow({ createdAt, ...row }: Awaited<ReturnType<typeof listUsers>>["rows"][number]): UserRow {
  return { ...row, createdAt: toMoment(createdAt) };
}

function conflict(text: Message): Failure {
  return new Failure({ status: 409, code: text.id, text });
}

function userNotFound(): Failure {
  const text = ADMINISTRATION_MESSAGES.notFound;
  return new Failure({ status: 404, code: text.id, text });
}
