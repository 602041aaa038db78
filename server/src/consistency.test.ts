import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { HOUR_MS } from "@vestpocket/domain/shared/durations";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findInconsistencies } from "./consistency.ts";
import { openFileStore } from "./platform/files/open-file-store.ts";
import { buildListingForm, drawPng, PDF } from "./testing/listing-forms.ts";
import { askToPay, makePayer, pay } from "./testing/payments.ts";
import { buildTestApp, type TestApp } from "./testing/test-app.ts";

const SOUND = {
  ...{ rowsWithoutFiles: [], filesWithoutRows: [], paidWithoutRun: [] },
  ...{ openSecrets: [], stuck: [], brokenEvidence: [], brokenLines: [], brokenStamps: [] },
};

describe("the consistency check", () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await buildTestApp({}, { takesPayments: true });
  });
  afterAll(() => site.close());

  const folder = () => join(site.config.dataDir, "files/listings");
  const setAge = (file: string, milliseconds: number) => {
    const written = new Date(site.clock.now().getTime() - milliseconds);
    utimesSync(file, written, written);
  };

  /** Files carry the machine's time, so each is first given the test clock's time. */
  function find(later = 0) {
    for (const name of readdirSync(folder(), { recursive: true, encoding: "utf8" })) {
      if (!name.includes("orphan")) setAge(join(folder(), name), 0);
    }
    const now = new Date(site.clock.now().getTime() + later);
    return findInconsistencies({ db: site.db, files: openFileStore(site.config), now });
  }

  test("finds nothing after listings were posted, paid for and rejected", async () => {
    const payer = await makePayer(site);
    const form = buildListingForm({}, [
      { name: "images", filename: "a.png", type: "image/png", content: await drawPng() },
      { name: "documents", filename: "a.pdf", type: "application/pdf", content: PDF },
    ]);
    const headers = { ...form.headers, authorization: `Bearer ${payer.token}` };
    const posted = await site.app.inject({ method: "POST", url: "/v1/property/", payload: form.body, headers });
    const { propertyId } = posted.json().msg;
    await pay(site, { ...payer, listingId: propertyId });
    await askToPay(site, payer);
    const broken = buildListingForm({}, [
      { name: "images", filename: "a.png", type: "image/png", content: "no picture" },
    ]);
    await site.call("POST", "/v1/property/", { token: payer.token, ...broken });
    expect(await find(6 * HOUR_MS)).toEqual(SOUND);
  });

  test("finds a missing file, and a file without a row", async () => {
    const [listing = ""] = readdirSync(folder());
    const [picture] = readdirSync(join(folder(), listing), { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".webp"),
    );
    rmSync(join(folder(), listing, String(picture)));
    mkdirSync(join(folder(), "orphan"), { recursive: true });
    const orphan = join(folder(), "orphan/0.webp");
    writeFileSync(orphan, "x");
    setAge(orphan, 4 * HOUR_MS);
    expect(await find()).toEqual({
      ...SOUND,
      rowsWithoutFiles: [`listings/${listing}/${picture}`],
      filesWithoutRows: ["listings/orphan/0.webp"],
    });
    rmSync(orphan);
  });

  test("checks the files of every table that refers to files", async () => {
    const { rows } = await site.db.$client.query<{ name: string }>(
      "SELECT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'storage_key'",
    );
    const code = readFileSync(new URL("consistency.ts", import.meta.url), "utf8");
    expect(rows.map(({ name }) => name).filter((name) => !code.includes(` FROM ${name}`))).toEqual([]);
    expect(rows.length).toBeGreaterThan(3);
  });

  test("finds a draft's missing file, in each of its widths", async () => {
    const { uid } = await site.signInAs({});
    await site.db.$client.query(
      `WITH draft AS (INSERT INTO listing_drafts (id, owner_id, revision, content, created_at, updated_at)
         SELECT gen_random_uuid(), $1, 1, '{}', now(), now() RETURNING id)
       INSERT INTO listing_draft_files (token, draft_id, field, position, storage_key, name, media_type, widths, bytes)
         SELECT 'a-token-of-a-draft-file', id, 'images', 0, 'listings/gone/0', 'a.png', 'image/png', '{320}', 1 FROM draft`,
      [uid],
    );
    expect((await find()).rowsWithoutFiles).toContain("listings/gone/0/320.webp");
    await site.db.$client.query("DELETE FROM listing_drafts");
  });

  test("calls books sound after a renewal was refunded, or after a refund failed", async () => {
    const [renewed, failed] = [await makePayer(site), await makePayer(site)];
    await pay(site, renewed);
    await site.db.$client.query("UPDATE listings SET expires_at = published_at WHERE id = $1", [renewed.listingId]);
    site.clock.advance(1000);
    const { clientSecret } = await pay(site, renewed);
    const [intentId = ""] = clientSecret.split("_secret");
    await site.payments.ask((stripe) => stripe.refunds.create({ payment_intent: intentId }));
    await site.sandbox.faults.settled();
    const { orderId } = await pay(site, failed);
    await site.db.$client.query("UPDATE orders SET failed_refund_id = 're_1' WHERE id = $1", [orderId]);
    await site.db.$client.query("UPDATE listings SET status = 'draft' WHERE id = $1", [failed.listingId]);
    const { rows } = await site.db.$client.query(
      "SELECT o.status, l.status AS listing FROM orders o JOIN listings l ON l.id = listing_id WHERE listing_id = $1 ORDER BY paid_at",
      [renewed.listingId],
    );
    expect(rows).toEqual([
      { status: "paid", listing: "draft" },
      { status: "refunded", listing: "draft" },
    ]);
    expect((await find()).paidWithoutRun).toEqual([]);
  });

  test("finds a paid order whose listing is a draft, and an order that has been open for days", async () => {
    const payer = await makePayer(site);
    const { orderId } = await pay(site, payer);
    await site.db.$client.query("UPDATE listings SET status = 'draft', expires_at = NULL WHERE id = $1", [
      payer.listingId,
    ]);
    const { paidWithoutRun, stuck } = await find(48 * HOUR_MS);
    expect(paidWithoutRun).toEqual([orderId]);
    expect(stuck).toHaveLength(1);
    expect(stuck[0]).toMatch(/^order /u);
  });
});
