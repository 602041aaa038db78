import { MANDATES_MAX } from "@vestpocket/domain/mandates/mandates.terms";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addAgent } from "../../testing/agents.ts";
import { buildMandate, openMandates } from "../../testing/mandates.ts";
import { PASSWORD } from "../../testing/test-app.ts";

describe("mandates", () => {
  let site: Awaited<ReturnType<typeof openMandates>>;
  beforeAll(async () => {
    site = await openMandates();
  });
  afterAll(() => site.site.close());

  const first = async (reader: { email: string }) => (await site.listMandates(reader)).mandates[0];

  test("a mandate is kept as it was described, and each of its targets is compared with listings", async () => {
    const buyer = await site.addSeeker();
    const mandate = buildMandate({
      targets: [
        { type: "Office", province: "Ontario", city: "Toronto" },
        { type: "Land & Development", province: "Ontario" },
      ],
      wanted: { upperPrice: 900_000, bounds: { totalArea: { min: 1_000 } }, keywords: ["corner"] },
      timing: "months6",
      note: "For my sister",
    });
    const id = await site.add(buyer, mandate);
    expect(await first(buyer)).toMatchObject({ ...mandate, id, client: null, status: "active", isAsked: false });
    const { rows } = await site.query(
      "SELECT type, upper_price, bounds FROM saved_searches WHERE mandate_id = $1 ORDER BY type",
      [id],
    );
    // No land has a floor area.
    expect(rows).toEqual([
      { type: "Land & Development", upper_price: 900_000, bounds: null },
      { type: "Office", upper_price: 900_000, bounds: { totalArea: [100_000, Number.MAX_SAFE_INTEGER] } },
    ]);
    expect((await site.list(buyer)).searches).toEqual([]);
  });

  test("a budget for rent is the gross rent of a month", async () => {
    const buyer = await site.addSeeker();
    const id = await site.add(buyer, { track: "rent", wanted: { upperPrice: 4_000 } });
    const { rows } = await site.query(
      "SELECT listing_types, upper_price, bounds FROM saved_searches WHERE mandate_id = $1",
      [id],
    );
    expect(rows).toEqual([
      { listing_types: ["rent", "both"], upper_price: 2_147_483_647, bounds: { rentMonthGross: [0, 400_000] } },
    ]);
  });

  test("it needs a category and names that searches know; a client needs an agent, emails the reader's consent", async () => {
    const { token } = await site.addSeeker();
    for (const [wrong, field] of [
      [{ targets: [] }, "targets"],
      [{ targets: [{ type: "Castle" }] }, "type"],
      [{ wanted: { lowerPrice: 2, upperPrice: 1 } }, "lowerPrice"],
      [{ name: " " }, "name"],
      [{ client: "Maple Holdings" }, "client"],
      [{ cadence: "daily" as const }, "isMatchesConsentGiven"],
    ] as const) {
      const { status, body } = await site.call("POST", "", { token, body: { ...buildMandate(), ...wrong } });
      expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: [field] });
    }
    expect((await site.query("SELECT FROM mandates")).rowCount).toBeGreaterThan(0);
    expect((await site.call("GET", "", { token })).body).toMatchObject({ mandates: [], isMatchesConsentGiven: false });
    await site.add({ token }, { cadence: "daily", isMatchesConsentGiven: true });
    await site.add({ token }, { cadence: "instant" });
  });

  test("a note and a client's name are encrypted, and are in the owner's export", async () => {
    const agent = await addAgent(site.site);
    const token = await site.site.signIn(agent.email);
    const id = await site.add({ token }, { note: "Motivated", client: "Maple Holdings" });
    expect(await first(agent)).toMatchObject({ note: "Motivated", client: "Maple Holdings" });
    const { rows } = await site.query(
      "SELECT m::text AS row, encode(private, 'escape') AS sealed FROM mandates m WHERE id = $1",
      [id],
    );
    expect(JSON.stringify(rows)).not.toMatch(/Motivated|Maple/u);
    const exported = await site.site.call("POST", "/v1/auth/export", { token, body: { password: PASSWORD } });
    expect(exported.body.mandates).toMatchObject([{ note: "Motivated", client: "Maple Holdings" }]);
    expect(exported.body.savedSearches).toEqual([]);
    await site.call("PUT", `/${id}`, { token, body: buildMandate() });
    expect(await first(agent)).toMatchObject({ note: null, client: null });
  });

  test("at most 50 are kept, with concurrent presses too", async () => {
    const buyer = await site.addSeeker();
    const body = buildMandate();
    const answers = await Promise.all(
      Array.from({ length: MANDATES_MAX + 2 }, () => site.call("POST", "", { token: buyer.token, body })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MANDATES_MAX);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("mandates.full");
    expect(await site.listMandates(buyer)).toMatchObject({ left: 0 });
  });

  test("nobody else reaches a mandate or its targets", async () => {
    const [buyer, other] = [await site.addSeeker(), await site.addSeeker()];
    const own = await site.add(buyer);
    const { rows } = await site.query("SELECT id FROM saved_searches WHERE mandate_id = $1", [own]);
    for (const id of [own, newId(), "nonsense"]) {
      const { token } = other;
      const missing = { status: 404, body: { code: "mandates.not_found" } };
      expect(await site.call("PUT", `/${id}`, { token, body: buildMandate() })).toMatchObject(missing);
      expect(await site.call("POST", `/${id}/answer`, { token, body: { answer: "found" } })).toMatchObject(missing);
      expect(await site.call("GET", `/${id}/fits`, { token })).toMatchObject(missing);
      expect(await site.call("DELETE", `/${id}`, { token })).toMatchObject(missing);
    }
    // A target is not a saved search, to its owner either.
    for (const { token } of [buyer, other])
      for (const [method, path] of [
        ["PATCH", ""],
        ["DELETE", ""],
        ["POST", "/open"],
      ] as const)
        expect(
          (await site.site.call(method, `/v1/saved-searches/${rows[0].id}${path}`, { token, body: {} })).status,
        ).toBe(404);
  });

  test("what fits today is counted for each target, with what asking for a little less would find", async () => {
    const buyer = await site.addSeeker();
    for (const [city, price] of [
      ["Gatineau", 400_000],
      ["Gatineau", 640_000],
      ["Laval", 400_000],
    ] as const)
      await site.site.addListings([
        {
          ownerId: site.owner.uid,
          type: "Office",
          subtype: "General Office",
          province: "Quebec",
          city,
          listingType: "sale",
          price,
        },
      ]);
    const id = await site.add(buyer, {
      targets: ["Gatineau", "Sherbrooke"].map((city) => ({ type: "Office", province: "Quebec", city })),
      wanted: { upperPrice: 600_000 },
    });
    const { body } = await site.call("GET", `/${id}/fits`, { token: buyer.token });
    expect(body.targets.map(({ listings }: { listings: number }) => listings)).toEqual([1, 0]);
    expect(body.targets[0].filter).toMatchObject({
      type: "Office",
      city: "Gatineau",
      upperPrice: 600_000,
      listingType: "sale",
    });
    expect(body.targets[0].near[0]).toMatchObject({ more: 1, filter: { upperPrice: 660_000 } });
  });

  test("after 75 days its owner is asked, once; 15 days later it lapses; one press decides, and a look changes nothing", async () => {
    const buyer = await site.addSeeker();
    const id = await site.add(buyer);
    const press = async (answer: string) =>
      (await site.call("POST", `/${id}/answer`, { token: await site.site.signIn(buyer.email), body: { answer } }))
        .status;
    const isWatched = async () =>
      (await site.query("SELECT FROM saved_searches WHERE mandate_id = $1 AND NOT is_paused", [id])).rowCount === 1;
    const wait = async (days: number) => {
      site.site.clock.advance(days * DAY_MS);
      await site.runSchedule("mandates.end");
      return first(buyer);
    };
    expect(await wait(74)).toMatchObject({ status: "active", isAsked: false });
    expect(await wait(1)).toMatchObject({ status: "active", isAsked: true });
    await wait(1);
    const asked = (await site.listMails(buyer)).filter(({ subject }) => subject.startsWith("Still looking?"));
    expect(asked).toHaveLength(1);
    expect(await press("keep")).toBe(200);
    expect(await wait(74)).toMatchObject({ status: "active", isAsked: false });
    await wait(1);
    expect(await wait(15)).toMatchObject({ status: "lapsed", endsAt: null, isAsked: false });
    expect(await isWatched()).toBe(false);
    expect(await press("keep")).toBe(200);
    expect(await first(buyer)).toMatchObject({ status: "active" });
    expect(await isWatched()).toBe(true);
    await press("pause");
    expect(await first(buyer)).toMatchObject({ status: "paused" });
    expect(await isWatched()).toBe(false);
    await press("found");
    expect(await wait(100)).toMatchObject({ status: "found" });
    site.site.clock.advance(81 * DAY_MS);
    await site.runSchedule("mandates.purge");
    expect((await site.listMandates(buyer)).mandates).toEqual([]);
    expect((await site.query("SELECT FROM saved_searches WHERE mandate_id = $1", [id])).rowCount).toBe(0);
  });
});
