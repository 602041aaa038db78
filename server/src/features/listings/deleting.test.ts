import { existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildListingForm, drawPng, PDF } from "../../testing/listing-forms.ts";
import { askToPay, CARDS, makePayer, type Payer, payByCard } from "../../testing/payments.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const FILES = async () => [
  { name: "thumbnail", content: await drawPng(), filename: "t.png" },
  { name: "documents", content: PDF, filename: "plan.pdf" },
];

describe("deleting a listing that is not paid for", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp({}, { takesPayments: true });
  });
  afterAll(() => site.close());

  const remove = ({ token }: { token: string }, id: string) => site.call("DELETE", `/v1/property/${id}`, { token });
  const countListing = async (id: string) =>
    (await site.db.$client.query("SELECT FROM listings WHERE id = $1", [id])).rowCount;
  const readFiles = async (id: string) => {
    const { rows } = await site.db.$client.query(
      `SELECT storage_key AS key FROM listing_documents WHERE listing_id = $1
       UNION SELECT storage_key || '/' || widths[1] || '.webp' FROM listing_pictures WHERE listing_id = $1`,
      [id],
    );
    return rows.map(({ key }: { key: string }) => key);
  };
  const isStored = (key: string) => existsSync(join(site.config.dataDir, "files", key));

  test("removes it with its files, makes room for another, and is in the audit log", async () => {
    const owner = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    const posted = await site.call("POST", "/v1/property/", {
      token: owner.token,
      ...buildListingForm({}, await FILES()),
    });
    const id = posted.body.msg.propertyId;
    const files = await readFiles(id);
    expect(files.map(isStored)).toEqual([true, true]);
    expect(await remove(owner, id)).toMatchObject({ status: 200, body: { msg: "Listing deleted." } });
    expect(await countListing(id)).toBe(0);
    expect(files.map(isStored)).toEqual([false, false]);
    const { quota } = (await site.call("GET", "/v1/property/quota", { token: owner.token })).body;
    expect(quota).toMatchObject({ drafts: 0, bytes: 0 });
    const { rows } = await site.db.execute(
      sql`SELECT actor_id FROM audit_entries WHERE action = 'listings.delete' AND subject_id = ${id}`,
    );
    expect(rows).toEqual([{ actor_id: owner.uid }]);
    expect((await remove(owner, id)).status).toBe(404);
  });

  test("keeps the files that a copy refers to", async () => {
    const owner = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    const form = buildListingForm({}, await FILES());
    const id = (await site.call("POST", "/v1/property/", { token: owner.token, ...form })).body.msg.propertyId;
    const files = await readFiles(id);
    expect((await site.call("POST", `/v1/property/${id}/duplicate`, { token: owner.token })).status).toBe(200);
    expect((await remove(owner, id)).status).toBe(200);
    expect(files.map(isStored)).toEqual([true, true]);
  });

  test("is refused for every other status, and for someone else's as if it did not exist", async () => {
    const owner = await site.signInAs();
    const stranger = await site.signInAs();
    const statuses = ["active", "paused", "expired", "closed", "removed"] as const;
    const ids = await site.addListings(
      statuses.map((status) => ({
        ownerId: owner.uid,
        status,
        pausedAt: status === "paused" ? site.clock.now() : null,
      })),
    );
    for (const id of ids) {
      expect(await remove(owner, id)).toMatchObject({ status: 409, body: { code: "listings.wrong_status" } });
      expect(await remove(stranger, id)).toMatchObject({ status: 404, body: { code: "listings.not_found" } });
      expect(await countListing(id)).toBe(1);
    }
  });

  test("cancels the order that waits for its payment, which can then no longer be paid", async () => {
    const payer = await makePayer(site);
    const { clientSecret } = (await askToPay(site, payer)).body;
    expect((await remove(payer, payer.listingId)).status).toBe(200);
    const { orders } = (await site.call("GET", "/v1/orders", { token: payer.token })).body;
    expect(orders).toMatchObject([{ status: "cancelled" }]);
    expect((await payByCard(site, clientSecret)).status).toBe(400);
  });

  test.each([
    ["is being authenticated", CARDS.authenticated, "orders.payment_in_progress"],
    ["has just been made", CARDS.good, "listings.wrong_status"],
  ])("is refused while its payment %s", async (_, card, code) => {
    const payer: Payer = await makePayer(site);
    const { clientSecret } = (await askToPay(site, payer)).body;
    await payByCard(site, clientSecret, card);
    await site.sandbox.faults.settled();
    expect(await remove(payer, payer.listingId)).toMatchObject({ status: 409, body: { code } });
    expect(await countListing(payer.listingId)).toBe(1);
  });

  test("is refused while the payment provider does not respond, so that nothing is paid for a deleted listing", async () => {
    const payer = await makePayer(site);
    await askToPay(site, payer);
    site.sandbox.faults.inject({ path: /payment_intents/u, kind: "500", times: 9 });
    expect((await remove(payer, payer.listingId)).status).toBe(503);
    site.sandbox.faults.clear();
    expect(await countListing(payer.listingId)).toBe(1);
  });
});
