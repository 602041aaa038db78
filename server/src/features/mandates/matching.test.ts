import { toTargetFilters } from "@vestpocket/domain/mandates/mandates.rules";
import { CONSENT_WORDS } from "@vestpocket/domain/messages/streams.rules";
import { HOUR_MS, MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { createRandom } from "@vestpocket/domain/shared/random";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type DrawnListing, drawFilter, drawListing } from "../../testing/drawn-searches.ts";
import { fuzzSeed } from "../../testing/fuzz.ts";
import { openMandates } from "../../testing/mandates.ts";
import { findNaively, fitsArea } from "../../testing/naive-search.ts";

const OFFICE = { type: "Office", subtype: "General Office", province: "Ontario", city: "Toronto" } as const;

let site: Awaited<ReturnType<typeof openMandates>>;
beforeAll(async () => {
  site = await openMandates();
});
afterAll(() => site.site.close());

describe("telling of what fits", () => {
  beforeEach(() => site.site.clock.advance(2 * HOUR_MS));

  async function publish(listing: Parameters<typeof site.draft>[0] = OFFICE): Promise<string> {
    const id = await site.draft({ listingType: "sale", ...listing });
    await site.publish(id);
    site.site.clock.advance(MINUTE_MS);
    await site.run();
    return id;
  }
  const alertMails = async (to: { email: string }) =>
    (await site.listMails(to)).filter(({ subject }) => /^New: |new listing/u.test(subject));
  const notified = async ({ uid }: { uid: string }) =>
    (await site.query("SELECT event FROM notifications WHERE account_id = $1", [uid])).rows.map(({ event }) => event);

  test("a listing that newly fits is mailed with the matches' own consent, and shown among the notifications", async () => {
    const buyer = await site.addSeeker();
    await site.add(buyer, { cadence: "instant", isMatchesConsentGiven: true });
    await publish({ ...OFFICE, city: "Hamilton" });
    expect(await alertMails(buyer)).toHaveLength(0);
    await publish();
    const [mail] = await alertMails(buyer);
    expect(mail?.text).toContain("Fits: Offices in Toronto");
    expect(mail?.text).toContain("/account/mandates");
    const { rows } = await site.query("SELECT stream FROM messages WHERE account_id = $1", [buyer.uid]);
    expect(rows).toEqual([{ stream: "matches" }]);
    expect(await notified(buyer)).toEqual(["matches_found"]);
    expect(CONSENT_WORDS.matches.version).toBe(1);
  });

  test("once the consent is withdrawn, no mail goes; what fits is still shown", async () => {
    const buyer = await site.addSeeker();
    await site.add(buyer, { cadence: "instant", isMatchesConsentGiven: true });
    await site.streams.consents.withdraw(site.site.db, {
      accountId: buyer.uid,
      stream: "matches",
      source: "preferences",
    });
    await publish();
    expect(await alertMails(buyer)).toHaveLength(0);
    expect(await notified(buyer)).toEqual(["matches_found"]);
  });

  test("a listing that fits mandates and saved searches is told of once", async () => {
    const buyer = await site.addBuyer();
    await site.save(buyer, { type: "Office" });
    await site.add(buyer, { cadence: "instant", isMatchesConsentGiven: true });
    await site.add(buyer, { name: "The same", cadence: "instant" });
    const listing = await publish();
    const mails = await alertMails(buyer);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain("My search");
    expect(await notified(buyer)).toEqual(["alerts_found"]);
    const told = () =>
      site.query("SELECT kind, mailed_at FROM alerts WHERE account_id = $1 AND listing_id = $2", [buyer.uid, listing]);
    expect((await told()).rows).toEqual([{ kind: "market", mailed_at: expect.any(Date) }]);
    await site.change(listing, { title: "Another title" });
    site.site.clock.advance(2 * HOUR_MS);
    await site.run();
    expect((await told()).rowCount).toBe(1);
    expect(await alertMails(buyer)).toHaveLength(1);
  });

  test("without consent to alerts, what also fits a saved search goes with the matches", async () => {
    const buyer = await site.addSeeker();
    await site.save(buyer, { type: "Office" }, { cadence: "off" });
    await site.add(buyer, { cadence: "instant", isMatchesConsentGiven: true });
    await publish();
    expect(await alertMails(buyer)).toHaveLength(1);
  });

  test("what goes with the other stream's mail comes with the next turn, not never", async () => {
    const buyer = await site.addBuyer();
    await site.save(buyer, { type: "Office", city: "Ottawa" });
    await site.add(buyer, { cadence: "instant", isMatchesConsentGiven: true });
    for (const city of ["Ottawa", "Toronto"])
      await site.publish(await site.draft({ ...OFFICE, city, listingType: "sale" }));
    site.site.clock.advance(MINUTE_MS);
    await site.run();
    expect(await alertMails(buyer)).toHaveLength(1);
    site.site.clock.advance(HOUR_MS + MINUTE_MS);
    await site.run();
    expect(await alertMails(buyer)).toHaveLength(2);
  });

  test("paused, found and deleted mandates find nothing, nor does one's own listing", async () => {
    const buyer = await site.addSeeker();
    const answer = (id: string, body: object) => site.call("POST", `/${id}/answer`, { token: buyer.token, body });
    await answer(await site.add(buyer, { cadence: "instant", isMatchesConsentGiven: true }), { answer: "pause" });
    await answer(await site.add(buyer, { cadence: "instant" }), { answer: "found" });
    await site.call("DELETE", `/${await site.add(buyer, { cadence: "instant" })}`, { token: buyer.token });
    await publish();
    expect(await notified(buyer)).toEqual([]);
  });
});

test("random mandates and listings: each pair is found, or not, as a plain loop over the targets says", async () => {
  const SEED = fuzzSeed(49);
  const random = createRandom(SEED);
  const drawn = Array.from({ length: 50 }, () => drawListing(random, site.site.clock.now()));
  const mandates: { id: string; filters: ReturnType<typeof toTargetFilters> }[] = [];
  for (let at = 0; at < 40; at += 1) {
    const track = random.pick(["sale", "rent"] as const);
    const targets = Array.from({ length: random.int(1, 4) }, () => {
      const { type, province, city } = random.pick(drawn);
      return { type, ...(random.chance(0.5) && { province }), ...(random.chance(0.3) && { province, city }) };
    });
    const { lowerPrice, upperPrice, keywords, bounds } = drawFilter(random, random.pick(drawn));
    const wanted = {
      // A rent's bounds are those of a measure that the plain filter does not know.
      ...(track === "sale" && lowerPrice !== undefined && { lowerPrice }),
      ...(track === "sale" && upperPrice !== undefined && { upperPrice }),
      ...(keywords && { keywords }),
      ...(bounds && { bounds }),
    };
    const content = { track, targets, wanted };
    mandates.push({ id: await site.add(await site.addSeeker(), content), filters: toTargetFilters(content) });
  }
  const listings: (DrawnListing & { id: string; status: "active" })[] = [];
  for (const { expiresAt: _, publishedAt: __, ...row } of drawn) {
    const id = await site.draft(row);
    await site.publish(id);
    listings.push({
      ...row,
      id,
      status: "active",
      publishedAt: site.site.clock.now(),
      expiresAt: new Date("2099-01-01"),
    });
  }
  await site.run();
  const ids = listings.map(({ id }) => id);
  const { rows } = await site.query(
    `SELECT DISTINCT s.mandate_id, match.listing_id FROM saved_search_matches match JOIN saved_searches s ON s.id = match.search_id
      WHERE match.listing_id = ANY($1) AND s.mandate_id = ANY($2)`,
    [ids, mandates.map(({ id }) => id)],
  );
  const fits = (listing: (typeof listings)[number], filter: (typeof mandates)[number]["filters"][number]) =>
    findNaively([listing], filter, site.site.clock.now()).length === 1 &&
    (filter.bounds === undefined || fitsArea(listing, filter));
  const expected = mandates.flatMap(({ id, filters }) =>
    listings
      .filter((listing) => filters.some((filter) => fits(listing, filter)))
      .map((listing) => `${id} ${listing.id}`),
  );
  expect({
    seed: SEED,
    pairs: rows.map(({ mandate_id, listing_id }) => `${mandate_id} ${listing_id}`).toSorted(),
  }).toEqual({
    seed: SEED,
    pairs: expected.toSorted(),
  });
  expect(expected.length).toBeGreaterThan(20);
});
