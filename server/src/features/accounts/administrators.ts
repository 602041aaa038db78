import type { RecordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { type Account, findAccountByEmail, lockAccount, updateAccount } from "./accounts.queries.ts";
import { listAdministrators } from "./administration.queries.ts";

/** What became of it; `isDone` false: it was so already. Undefined where nobody has the address. */
export type RoleChange = { readonly account: Account; readonly isDone: boolean } | undefined;

/** Who administers is said by whoever runs the server, on its command line: no call of the API changes it. */
export function createAdministrators(parts: { db: Database; clock: Clock; recordAudit: RecordAudit }) {
  const { db, clock, recordAudit } = parts;

  const setRole = (email: string, role: Account["role"]): Promise<RoleChange> =>
    db.transaction(async (tx) => {
      const found = await findAccountByEmail(tx, email);
      const account = found && (await lockAccount(tx, found.id));
      if (account === undefined) return undefined;
      if (account.role === role) return { account, isDone: false };
      await updateAccount(tx, account.id, { role, updatedAt: clock.now() });
      await recordAudit(tx, {
        action: role === "administrator" ? "users.grant" : "users.revoke",
        subject: { kind: "account", id: account.id },
        details: { by: "command line" },
      });
      return { account, isDone: true };
    });

  return {
    grant: (email: string) => setRole(email, "administrator"),
    revoke: (email: string) => setRole(email, "member"),
    list: () => listAdministrators(db),
  };
}
