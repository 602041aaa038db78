import type { AdministratorRole } from "@vestpocket/domain/shared/administrator-roles";
import type { Platform } from "../../platform/platform.ts";
import { findAccountByEmail, lockAccount, updateAccount } from "./accounts.queries.ts";
import { listAdministratorRows } from "./administration.queries.ts";
import { type Administrator, toAdministrator } from "./administration.views.ts";

/** Administrators are appointed on the server's command line. No API call changes that. */
type AdministratorsDeps = Pick<Platform, "db" | "clock" | "recordAudit">;

/** `hasChanged` is false if the account was that already. */
export interface RoleChange {
  readonly account: Administrator;
  readonly hasChanged: boolean;
}

/** An unconfirmed address may not belong to whoever signed up with it. */
export class UnconfirmedEmail extends Error {}

interface WantedRole {
  readonly email: string;
  readonly role: "administrator" | "member";
  /** What they are an administrator for. By default, a new one for everything, and one who is one already for the same. */
  readonly administratorRole?: AdministratorRole | undefined;
}

/**
 * Makes the account with an address an administrator's, or a member's; undefined if there is none. Throws
 * UnconfirmedEmail instead for an administrator whose owner never proved that the address is theirs.
 */
export async function setRole(
  { db, clock, recordAudit }: AdministratorsDeps,
  { email, role, ...wanted }: WantedRole,
): Promise<RoleChange | undefined> {
  return db.transaction(async (tx) => {
    const found = await findAccountByEmail(tx, email);
    const row = found && (await lockAccount(tx, found.id));
    if (row === undefined) return undefined;
    const isAlready = row.role === role;
    const administratorRole = wanted.administratorRole ?? (isAlready ? row.administratorRole : "full");
    const account = toAdministrator({ ...row, administratorRole });
    if (role === "administrator" && row.emailVerifiedAt === null) throw new UnconfirmedEmail();
    if (isAlready && row.administratorRole === administratorRole) return { account, hasChanged: false };
    await updateAccount(tx, row.id, { role, administratorRole, updatedAt: clock.now() });
    const by = "command line";
    await recordAudit(tx, {
      action: role === "member" ? "users.revoke" : isAlready ? "users.role" : "users.grant",
      subject: { kind: "account", id: row.id },
      details:
        role === "member" ? { by } : { by, from: isAlready ? row.administratorRole : null, to: administratorRole },
    });
    return { account, hasChanged: true };
  });
}

/** All administrators, by address, including disabled ones. */
export async function listAdministrators({ db }: AdministratorsDeps): Promise<Administrator[]> {
  return (await listAdministratorRows(db)).map(toAdministrator);
}
