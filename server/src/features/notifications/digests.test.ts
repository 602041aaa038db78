import { DAY_MS, HOUR_MS } from "@vestpocket/domain/shared/durations";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createPageUrl } from "../../platform/messages/page-url.ts";
import { SHARED_PDF_THREAD } from "../../testing/shared-pdf-thread.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";
import { findContact } from "../accounts/accounts.queries.ts";
import { createMessageDeps, createOutbox } from "../messages/messages.ts";
import { sendDigests } from "./digests.jobs.ts";

describe("the daily digest", () => {
  let site: TestApp;
  let work: () => Promise<void>;
  beforeEach(async () => {
    site = await buildTestApp();
    const { db, clock, config, app } = site;
    const outbox = createOutbox(
      createMessageDeps({ db, clock, config, log: app.log as never, pdf: SHARED_PDF_THREAD }),
    );
    const pageUrl = createPageUrl(config.publicUrl);
    work = () => sendDigests({ db, clock, outbox, pageUrl, findContact });
    // The evening before, in every province.
    clock.advance(Date.parse("2027-03-12T23:59:00Z") - clock.now().getTime());
  });
  afterEach(() => site.close());

  const addReader = async () => {
    const { uid, email } = await site.addAccount();
    return { uid, email };
  };
  const add = async (uid: string, title: string, { event = "offer_step", listing = null as string | null } = {}) => {
    const id = newId();
    const text = JSON.stringify({ id: "planted", message: "An offer for {title}", values: { title } });
    await site.db.execute(sql`
      INSERT INTO notifications (id, account_id, event, text, path, listing_id, awaits_digest, created_at)
      VALUES (${id}, ${uid}, ${event}, ${text}::jsonb, '/account', ${listing}::uuid, true, ${site.clock.now().toISOString()})`);
    return id;
  };
  const mailsTo = async (email: string): Promise<{ subject: string; text: string }[]> =>
    (await site.call("GET", `/dev/outbox.json?to=${email}`)).body.messages.filter(
      ({ subject }: { subject: string }) => subject === "Your daily summary",
    );
  const until = (moment: string) => site.clock.advance(Date.parse(moment) - site.clock.now().getTime());

  test("is one mail of all that waits, by group, at 7:30, once under three workers", async () => {
    const { uid, email } = await addReader();
    for (const title of ["Bakery", "Garage"]) await add(uid, title);
    await add(uid, "Warehouse", { event: "inquiry_received" });
    until("2027-03-13T12:29:59Z");
    await work();
    expect(await mailsTo(email)).toEqual([]);
    until("2027-03-13T12:30:00Z");
    await Promise.all([work(), work(), work()]);
    await work();
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain("Inquiries: An offer for Warehouse\nOffers: An offer for Bakery\nAn offer for Garage");
  });

  test("does not come twice a day, over a clock change: what is told later waits for the next morning", async () => {
    const { uid, email } = await addReader();
    await add(uid, "Bakery");
    for (let hour = 0; hour < 72; hour += 1) {
      site.clock.advance(HOUR_MS / 2);
      await work();
      site.clock.advance(HOUR_MS / 2);
      await add(uid, `Hour ${hour}`);
      await work();
    }
    expect(await mailsTo(email)).toHaveLength(3);
  });

  test("comes at 7:30 in the province of the account's public profile, else of its latest order", async () => {
    const eastern = await addReader();
    await site.db.execute(sql`INSERT INTO agents (account_id, brokerage_name, province, city, is_real_estate_member,
      created_at) VALUES (${eastern.uid}, 'Pacific Realty', 'Newfoundland and Labrador', 'St. John''s', false, now())`);
    await add(eastern.uid, "Bakery");
    until("2027-03-13T10:59:59Z");
    await work();
    expect(await mailsTo(eastern.email)).toEqual([]);
    until("2027-03-13T11:00:00Z");
    await work();
    expect(await mailsTo(eastern.email)).toHaveLength(1);
  });

  test("leaves out what was read, and listings that were removed or deleted", async () => {
    const { uid, email } = await addReader();
    const owner = await site.addAccount();
    const [removed = "", deleted = "", shown = ""] = await site.addListings(
      [0, 1, 2].map(() => ({ ownerId: owner.uid })),
    );
    await add(uid, "Removed", { listing: removed });
    await add(uid, "Deleted", { listing: deleted });
    await add(uid, "Shown", { listing: shown });
    const read = await add(uid, "Read");
    await site.db.execute(sql`UPDATE notifications SET read_at = now() WHERE id = ${read}`);
    await site.db.execute(sql`UPDATE listings SET status = 'removed' WHERE id = ${removed}`);
    await site.db.execute(sql`DELETE FROM listings WHERE id = ${deleted}`);
    site.clock.advance(DAY_MS);
    await work();
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain("Offers: An offer for Shown\n\n");
    expect(mail?.text).not.toMatch(/Removed|Deleted|Read\b/u);
  });

  test("is not sent if nothing is left to say, to a disabled account, or to an address that nobody confirmed", async () => {
    const idle = await addReader();
    const disabled = await addReader();
    const unconfirmed = await addReader();
    const id = await add(idle.uid, "Read");
    await add(disabled.uid, "Bakery");
    await add(unconfirmed.uid, "Bakery");
    await site.db.execute(sql`UPDATE notifications SET read_at = now() WHERE id = ${id}`);
    await site.db.execute(sql`UPDATE accounts SET disabled_at = now() WHERE id = ${disabled.uid}`);
    await site.db.execute(sql`UPDATE accounts SET email_verified_at = NULL WHERE id = ${unconfirmed.uid}`);
    site.clock.advance(DAY_MS);
    await work();
    for (const { email } of [idle, disabled, unconfirmed]) expect(await mailsTo(email)).toEqual([]);
    const { rows } = await site.db.execute(sql`SELECT 1 FROM notifications WHERE awaits_digest`);
    expect(rows).toEqual([]);
  });

  test("whoever leaves the digest gets nothing more in it", async () => {
    const { uid, token, email } = await site.signInAs();
    await add(uid, "Bakery");
    const body = { group: "offers", way: "product" };
    expect((await site.call("PUT", "/v1/notifications/preferences", { token, body })).status).toBe(200);
    site.clock.advance(DAY_MS);
    await work();
    expect(await mailsTo(email)).toEqual([]);
  });
});
