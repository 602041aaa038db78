import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addAgent } from "../../testing/agents.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

/** Somebody writes to an owner, who replies so many hours later, or never. */
async function inquire(ownerId: string, hours: number | null): Promise<void> {
  const id = newId();
  const asked = sql`(${site.clock.now().toISOString()}::timestamptz - interval '40 days')`;
  await site.db.execute(sql`INSERT INTO inquiries
      (id, listing_title, owner_id, sender_name, sender_phone, created_at, last_at, owner_unread, sender_unread)
    VALUES (${id}, 'Shop', ${ownerId}, 'A', '', ${asked}, ${asked}, true, false)`);
  const write = (byOwner: boolean, after: number) =>
    site.db.execute(sql`
    INSERT INTO inquiry_messages (id, inquiry_id, by_owner, text, created_at)
    VALUES (${newId()}, ${id}, ${byOwner}, 'Hello', ${asked} + make_interval(hours => ${after}))`);
  await write(false, 0);
  if (hours === null) return;
  await write(true, hours);
  // Later replies do not count.
  await write(true, hours + 500);
}

test("an owner's card and an agent's profile say how fast they reply from five first replies on; inquiries without one do not count", async () => {
  const { token } = await site.signInAs();
  const { uid } = await addAgent(site);
  const read = async () => {
    const owner = await site.call("POST", "/v1/property/owner", { token, body: { uid } });
    const agent = await site.call("GET", `/v1/users/agents/${uid}`, { token });
    expect(agent.body.agent.replyBand).toBe(owner.body.owner.replyBand);
    return owner.body.owner.replyBand;
  };
  for (const hours of [30, 30, 30, 30, null]) await inquire(uid, hours);
  expect(await read()).toBeNull();
  await inquire(uid, 30);
  expect(await read()).toBe("two_days");
  for (let more = 0; more < 6; more += 1) await inquire(uid, 200);
  expect(await read()).toBe("slower");
});
