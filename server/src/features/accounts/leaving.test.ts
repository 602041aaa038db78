import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildListingForm } from "../../testing/listing-forms.ts";
import { joinAgentPro } from "../../testing/memberships.ts";
import { listWaiting, withTransaction } from "../../testing/open-transactions.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { asSuperuser } from "../../testing/test-database.ts";
import { findMembership } from "../memberships/memberships.queries.ts";

/** Each round is a race that either side may win. */
const ROUNDS = 8;

const leave = (site: TestApp, token: string) =>
  site.call("POST", "/v1/auth/delete-account", { token, body: { password: PASSWORD } });

describe("deleting an account", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp();
  });
  afterAll(() => site.close());

  test("while it posts causes no server error and leaves nothing behind", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { uid, token } = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
      const post = () => site.call("POST", "/v1/property/", { token, ...buildListingForm() });
      const answers = await Promise.all([post(), post(), leave(site, token), post(), post()]);
      expect(answers[2]?.status).toBe(200);
      for (const { status } of answers) expect([200, 401, 403, 409]).toContain(status);
      const { rows } = await site.db.execute(sql`SELECT 1 FROM listings WHERE owner_id = ${uid}`);
      expect(rows).toEqual([]);
    }
  });
});

describe("deleting an account on a slow database", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp({}, { takesPayments: true });
  });
  afterAll(() => site.close());

  test("leaves the subscription alone if the deletion fails, and ends it if it succeeds", async () => {
    const { uid, token } = await joinAgentPro(site);
    const { subscriptionId } = (await findMembership(site.db, uid)) ?? {};
    const readStatus = async () =>
      (await site.payments.ask((stripe) => stripe.subscriptions.retrieve(String(subscriptionId)))).status;
    await withTransaction(site.db, async (blocker) => {
      await blocker.query("LOCK TABLE listings IN EXCLUSIVE MODE");
      const leaving = leave(site, token);
      await expect.poll(() => listWaiting(site.db)).toHaveLength(1);
      // What the database itself does to a statement that times out.
      for (const pid of await listWaiting(site.db)) await blocker.query("SELECT pg_cancel_backend($1)", [pid]);
      expect((await leaving).status).toBe(503);
    });
    expect(await readStatus()).toBe("active");
    expect((await leave(site, token)).status).toBe(200);
    expect(await readStatus()).toBe("canceled");
  });

  test("may take half a minute for each of its statements", async () => {
    await asSuperuser(site.superuserUrl, async (client) => {
      await client.query(
        `CREATE TABLE noted AS SELECT ''::text AS timeout LIMIT 0;
         CREATE FUNCTION note_timeout() RETURNS trigger SECURITY DEFINER LANGUAGE plpgsql AS
           $$ BEGIN INSERT INTO noted VALUES (current_setting('statement_timeout')); RETURN OLD; END $$;
         CREATE TRIGGER note_timeout BEFORE DELETE ON accounts FOR EACH ROW EXECUTE FUNCTION note_timeout()`,
      );
      const { token } = await site.signInAs();
      expect((await leave(site, token)).status).toBe(200);
      expect((await client.query("SELECT timeout FROM noted")).rows).toEqual([{ timeout: "30s" }]);
    });
  });
});
