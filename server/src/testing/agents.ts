import { DAY_MS } from "@vestpocket/domain/shared/durations";
import type { NewAccount } from "../features/accounts/accounts.queries.ts";
import { insertAgents, type NewAgent } from "../features/agents/agents.queries.ts";
import { insertMemberships } from "../features/memberships/memberships.queries.ts";
import { AGENT } from "./memberships.ts";
import type { TestApp } from "./test-app.ts";

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
