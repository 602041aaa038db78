import type { Platform } from "../../platform/platform.ts";
import { findAccountByEmail, lockAccount, updateAccount } from "./accounts.queries.ts";
import { listAdministratorRows } from "./administration.queries.ts";
import { type Administrator, toAdministrator } from "./administration.views.ts";

/** Administrators are appointed on the server's command line. No API call changes that. */
type AdministratorsDeps = Pick<Platform, "db" | "clock" | "recordAudit">;

/** `hasChanged` is false if the account had the role already. */
export interface RoleChange {
  readonly account: Administrator;
  readonly hasChanged: boolean;
}

/** An unconfirmed address may not belong to whoever signed up with it. */
export class UnconfirmedEmail extends Error {}

/**
 * Grants or revokes the administrator role of the account with an address; undefined if there is none. Throws
 * UnconfirmedEmail instead of granting it to an account whose owner never proved that the address is theirs.
 */
export async function setRole(
  { db, clock, recordAudit }: AdministratorsDeps,
  { email, role }: { email: string; role: "administrator" | "member" },
): Promise<RoleChange | undefined> {
  return db.transaction(async (tx) => {
    const found = await findAccountByEmail(tx, email);
    const row = found && (await lockAccount(tx, found.id));
    if (row === undefined) return undefined;
    const account = toAdministrator(row);
    if (role === "administrator" && row.emailVerifiedAt === null) throw new UnconfirmedEmail();
    if (row.role === role) return { account, hasChanged: false };
    await updateAccount(tx, row.id, { role, updatedAt: clock.now() });
    await recordAudit(tx, {
      action: role === "administrator" ? "users.grant" : "users.revoke",
      subject: { kind: "account", id: row.id },
      details: { by: "command line" },
    });
    return { account, hasChanged: true };
  });
}

/** All administrators, by address, including disabled ones. */
export async function listAdministrators({ db }: AdministratorsDeps): Promise<Administrator[]> {
  return (await listAdministratorRows(db)).map(toAdministrator);
}
