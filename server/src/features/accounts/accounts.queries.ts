import { toEmailKey } from "@vestpocket/domain/accounts/accounts.rules";
import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { accounts } from "./accounts.tables.ts";

export type Account = typeof accounts.$inferSelect;

export async function findAccountByEmail(db: Queryable, email: string): Promise<Account | undefined> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.emailKey, toEmailKey(email)));
  return account;
}

export type NewAccount = Omit<typeof accounts.$inferInsert, "emailKey">;

export async function insertAccounts(db: Queryable, rows: readonly NewAccount[]): Promise<void> {
  await db.insert(accounts).values(rows.map((row) => ({ ...row, emailKey: toEmailKey(row.email) })));
}

export async function hasAccounts(db: Queryable): Promise<boolean> {
  return (await db.select({ id: accounts.id }).from(accounts).limit(1)).length > 0;
}
