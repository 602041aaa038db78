import { ConfigError } from "../../platform/config.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { countDemoAccounts } from "./demo-accounts.queries.ts";

/** Throws ConfigError while the demo's accounts exist: their password is public, and one is an administrator. */
export async function requireNoDemoAccounts(db: Queryable): Promise<void> {
  const count = await countDemoAccounts(db);
  if (count === 0) return;
  throw new ConfigError(
    `PUBLIC_URL, HOST, TRUSTED_PROXIES: other machines can reach this server, but its database has ${count} demo ` +
      "accounts, whose password is public.\nRemove them with all that belongs to them: npm run admin -- remove-demo",
  );
}
