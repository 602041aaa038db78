import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { sql } from "drizzle-orm";
import type { NewAccount } from "../features/accounts/accounts.queries.ts";
import { insertAgents, type NewAgent } from "../features/agents/agents.queries.ts";
import { insertMemberships } from "../features/memberships/memberships.queries.ts";
import { AGENT } from "./memberships.ts";
import type { TestApp } from "./test-app.ts";

/** An agent's details as the administration shows them; empty for anyone else. */
export async function seeAgent({ db }: Pick<TestApp, "db">, id: string): Promise<Record<string, unknown>> {
  const { rows } = await db.execute(sql`
    SELECT first_name AS "firstName", last_name AS "lastName", brokerage_name AS "brokerageName",
      real_estate_board AS "realEstateBoard", province
    FROM accounts JOIN agents ON account_id = id WHERE id::text = ${id}`);
  return rows[0] ?? { firstName: "", lastName: "", brokerageName: "", realEstateBoard: null, province: "" };
}

/** Adds an account with a year of Agent Pro. `isAgent: false` leaves out the brokerage. */
export async function addAgent(
  site: TestApp,
  {
    isAgent = true,
    brokerageName = AGENT.brokerageName,
    province = AGENT.province,
    city = AGENT.city,
    ...account
  }: Partial<NewAccount> & Partial<Pick<NewAgent, "brokerageName" | "province" | "city">> & { isAgent?: boolean } = {},
): Promise<{ uid: string; email: string }> {
  const now = site.clock.now();
  const added = await site.addAccount(account);
  const { uid: accountId } = added;
  if (isAgent) await insertAgents(site.db, [{ ...AGENT, brokerageName, province, city, accountId, createdAt: now }]);
  await insertMemberships(site.db, [{ accountId, paidThrough: new Date(now.getTime() + 365 * DAY_MS) }]);
  return added;
}
