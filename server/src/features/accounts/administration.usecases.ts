import {
  ADMINISTRATION_MESSAGES,
  validateDisabling,
  validateRoleChange,
} from "@vestpocket/domain/accounts/administration.rules";
import type { ListUsersRequest, UserDetails, UserEvent } from "@vestpocket/domain/accounts/administration.schema";
import type { AuditAction } from "@vestpocket/domain/audit/audit.actions";
import { type AdministratorRole, hasDuty } from "@vestpocket/domain/shared/administrator-roles";
import type { BatchResult } from "@vestpocket/domain/shared/batch.schema";
import { describePage } from "@vestpocket/domain/shared/paging";
import { paths } from "@vestpocket/domain/shared/paths";
import type { Language, Message } from "@vestpocket/domain/shared/text";
import { validate as isUuid } from "uuid";
import { readBatch, toBatchResults } from "../../platform/batch.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { requireDuty } from "../../platform/session/administrator.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { AccountDeps } from "./accounts.deps.ts";
import { userConflict, userNotFound } from "./accounts.failures.ts";
import { type Account, findAccount, lockAccount, lockAccounts, updateAccount } from "./accounts.queries.ts";
import { findBelongings, listUserRows, lockAdministrators } from "./administration.queries.ts";
import { toUserDetails, toUserRow } from "./administration.views.ts";
import { disabledMail, enabledMail } from "./disabling.mails.ts";
import { countReset, sendReset } from "./resets.usecases.ts";
import { listUserEvents } from "./user-history.queries.ts";
import { toUserEvent } from "./user-history.views.ts";

/** Where a disabled person can write to us. */
const APPEAL = `${paths.ticket()}?${new URLSearchParams({ type: "account" })}`;

/** An administrator, and the account they work on. Everything they do is audited, including reads. */
interface AccountRequest {
  readonly viewer: Viewer;
  readonly id: string;
}

/** A page of accounts, newest first. */
export async function listUsers(deps: AccountDeps, { viewer, request }: { viewer: Viewer; request: ListUsersRequest }) {
  const { rows: users, total } = await readUserRows(deps, request);
  const details = { page: request.page, totalResults: total };
  await deps.recordAudit(deps.db, { actorId: viewer.uid, action: "users.list", details });
  return { users, ...describePage(request, total) };
}

/** The same without an entry in the audit log. */
export async function readUserRows({ db, clock }: AccountDeps, request: ListUsersRequest) {
  const { rows, total } = await listUserRows(db, { ...request, now: clock.now() });
  return { rows: rows.map((row) => ({ ...toUserRow(row), id: row.uid })), total };
}

export async function readUser(deps: AccountDeps, { viewer, id }: AccountRequest): Promise<UserDetails> {
  const { db, clock } = deps;
  const account = await getUser(findAccount, db, id);
  const now = clock.now();
  const belongings = await findBelongings(db, account.id, now);
  await record(deps, db, { viewer, id: account.id, action: "users.read" });
  return toUserDetails(account, belongings);
}

/** What an account did and was told. Each read is audited. */
export async function readUserHistory(
  deps: AccountDeps,
  { viewer, id, language }: AccountRequest & { readonly language: Language },
): Promise<UserEvent[]> {
  const account = await getUser(findAccount, deps.db, id);
  const rows = await listUserEvents(deps.db, account);
  await record(deps, deps.db, { viewer, id: account.id, action: "users.read" });
  return rows.map((row) => toUserEvent(row, language));
}

/**
 * Disables an account: its sessions end, its membership is not renewed, and its listings are hidden until it is enabled
 * again.
 */
export async function disableUser(
  deps: AccountDeps,
  { viewer, id, ...why }: AccountRequest & WhyDisabled,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Locked before the account, so that two administrators who disable each other do not deadlock.
    const administrators = await lockAdministrators(tx);
    const account = await getUser(lockAccount, tx, id);
    const problem = await disable(deps, tx, { ...why, viewer, account, administrators });
    if (problem !== undefined) throw userConflict(problem);
  });
}

interface WhyDisabled {
  /** For administrators. */
  readonly reason: string;
  /** What the person is told; nothing if it is empty. */
  readonly publicReason?: string | undefined;
}

interface Disabling extends WhyDisabled {
  readonly viewer: Viewer;
  readonly ids: readonly string[];
}

/**
 * Disables those accounts that can be disabled, for one reason. Returns the outcome for each, in the order of the ids.
 */
export async function disableUsers(deps: AccountDeps, { viewer, ids, ...why }: Disabling): Promise<BatchResult[]> {
  const wanted = readBatch(ids);
  return deps.db.transaction(async (tx) => {
    let administrators = await lockAdministrators(tx);
    const found = await lockAccounts(tx, wanted);
    const changed: Account[] = [];
    for (const account of found) {
      if ((await disable(deps, tx, { ...why, viewer, account, administrators })) !== undefined) continue;
      administrators = administrators.filter(({ uid }) => uid !== account.id);
      changed.push(account);
    }
    return toBatchResults({ wanted, found, changed });
  });
}

/** Disables a locked account, or returns why that is not allowed. */
async function disable(
  deps: AccountDeps,
  tx: Queryable,
  {
    viewer,
    account,
    reason,
    publicReason = "",
    administrators,
  }: Omit<Disabling, "ids"> & {
    readonly account: Account;
    /** Those who are not disabled. */
    readonly administrators: Awaited<ReturnType<typeof lockAdministrators>>;
  },
): Promise<Message | undefined> {
  const { id } = account;
  const fullAdministrators = administrators.filter(({ administratorRole }) => administratorRole === "full").length;
  const problem = validateDisabling({ actor: viewer, account: toState(account), fullAdministrators });
  if (problem !== undefined) return problem;
  const now = deps.clock.now();
  await updateAccount(tx, id, { disabledAt: now, disabledReason: reason, updatedAt: now });
  await deps.sessions.endAll(tx, { uid: id });
  await deps.stopRenewal(tx, id);
  const listings = await deps.withholdListings(tx, id);
  await record(deps, tx, { viewer, id, action: "users.disable", details: { listings } });
  const mail = { path: APPEAL, toContent: (url: string) => disabledMail({ url, reason: publicReason }) };
  await deps.tell(tx, account, { event: "account_disabled", path: paths.ticket(), mail });
  return undefined;
}

export async function enableUser(deps: AccountDeps, { viewer, id }: AccountRequest): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const account = await getUser(lockAccount, tx, id);
    if (account.disabledAt === null) throw userConflict(ADMINISTRATION_MESSAGES.notDisabled);
    if (account.role === "administrator" && !hasDuty(viewer.administratorRole)) {
      throw userConflict(ADMINISTRATION_MESSAGES.fullOnly);
    }
    await updateAccount(tx, account.id, { disabledAt: null, disabledReason: null, updatedAt: deps.clock.now() });
    const listings = await deps.restoreListings(tx, account.id);
    await record(deps, tx, { viewer, id: account.id, action: "users.enable", details: { listings } });
    await deps.tell(tx, account, { event: "account_enabled", path: paths.login(), mail: { toContent: enabledMail } });
  });
}

/** Sends the e-mail that users can request themselves: administrators never see or set a password. */
export async function sendUserReset(deps: AccountDeps, { viewer, id }: AccountRequest): Promise<void> {
  const { email } = requireOpenAccount(await getUser(findAccount, deps.db, id));
  await countReset(deps, email);
  await deps.db.transaction(async (tx) => {
    const account = requireOpenAccount(await getUser(lockAccount, tx, id));
    await sendReset(deps, tx, account);
    await record(deps, tx, { viewer, id: account.id, action: "users.reset_password" });
  });
}

/** Changes what another administrator is there for. Throws Failure: 403, 404, 409. */
export async function changeAdministratorRole(
  deps: AccountDeps,
  { viewer, id, role }: AccountRequest & { readonly role: AdministratorRole },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // Two administrators who take the full role from each other: the second one no longer has it.
    const actor = (await lockAdministrators(tx)).find(({ uid }) => uid === viewer.uid);
    requireDuty(actor);
    const account = await getUser(lockAccount, tx, id);
    const problem = validateRoleChange({ actor: viewer, account: toState(account) });
    if (problem !== undefined) throw userConflict(problem);
    const { administratorRole: from } = account;
    if (from === role) return;
    await updateAccount(tx, account.id, { administratorRole: role, updatedAt: deps.clock.now() });
    await record(deps, tx, { viewer, id: account.id, action: "users.role", details: { from, to: role } });
  });
}

const toState = ({ id, role, administratorRole, disabledAt }: Account) => ({
  ...{ uid: id, role, administratorRole, isDisabled: disabledAt !== null },
});

/** Returns the account. Throws Failure if it is disabled: its person gets no link. */
function requireOpenAccount(account: Account): Account {
  if (account.disabledAt !== null) throw userConflict(ADMINISTRATION_MESSAGES.noReset);
  return account;
}

/** Finds or locks an account. Throws Failure 404 if there is none. */
async function getUser(find: typeof findAccount, db: Queryable, id: string): Promise<Account> {
  const account = isUuid(id) ? await find(db, id) : undefined;
  if (account === undefined) throw userNotFound();
  return account;
}

function record(
  { recordAudit }: AccountDeps,
  tx: Queryable,
  { viewer, id, ...what }: AccountRequest & { action: AuditAction; details?: Record<string, number | string> },
): Promise<void> {
  return recordAudit(tx, { ...what, actorId: viewer.uid, subject: { kind: "account", id } });
}
