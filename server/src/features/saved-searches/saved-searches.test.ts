import { SAVED_SEARCHES_MAX } from "@vestpocket/domain/saved-searches/saved-searches.terms";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openAlerts } from "../../testing/saved-searches.ts";
import { PASSWORD } from "../../testing/test-app.ts";

describe("saved searches", () => {
  let alerts: Awaited<ReturnType<typeof openAlerts>>;
  beforeAll(async () => {
    alerts = await openAlerts();
  });
  afterAll(() => alerts.site.close());

  const post = (path: string, token: string | undefined, body: object = {}) =>
    alerts.site.call("POST", `/v1/saved-searches${path}`, { ...(token && { token }), body });
  const patch = (id: string, token: string, body: object) =>
    alerts.site.call("PATCH", `/v1/saved-searches/${id}`, { token, body });
  const OFFICES = { name: "Offices", filter: { type: "office" }, cadence: "daily" };

  test("a search is saved with its filter as it was given, and listed newest first", async () => {
    const buyer = await alerts.addBuyer();
    const filter = {
      ...{ type: "office", city: "toronto", province: "ontario", listingType: "rent", keywords: ["corner"] },
      ...{ bounds: { totalArea: { min: 1_000 } }, within: { near: { province: "Ontario", city: "Toronto" }, km: 50 } },
      ...{ lowerPrice: 10, upperPrice: 20_000, postedAs: "owner", zoning: "C2" },
    };
    const saved = await post("", buyer.token, { name: "Offices", filter, cadence: "instant" });
    expect(saved.status).toBe(201);
    alerts.site.clock.advance(1_000);
    const other = await post("", buyer.token, { name: "Anything", filter: {}, cadence: "off" });
    const { searches, left, isAlertsConsentGiven, favouritesCadence } = await alerts.list(buyer);
    expect(searches.map(({ id }: { id: string }) => id)).toEqual([other.body.id, saved.body.id]);
    expect(searches[1]).toMatchObject({
      name: "Offices",
      filter,
      cadence: "instant",
      isPaused: false,
      isSlowed: false,
    });
    expect(searches[1].newListings).toBe(0);
    expect({ left, isAlertsConsentGiven, favouritesCadence }).toEqual({
      left: SAVED_SEARCHES_MAX - 2,
      isAlertsConsentGiven: true,
      favouritesCadence: "daily",
    });
  });

  test("a search needs a name and a filter that searches know", async () => {
    const { token } = await alerts.addBuyer();
    for (const [body, field] of [
      [{ name: " " }, "name"],
      [{ name: "x".repeat(81) }, "name"],
      [{ cadence: "hourly" }, "cadence"],
      [{ filter: { type: "Castle" } }, "type"],
      [{ filter: { lowerPrice: 2, upperPrice: 1 } }, "lowerPrice"],
    ] as const) {
      const answer = await post("", token, { ...OFFICES, ...body });
      expect({ body, status: answer.status, fields: Object.keys(answer.body.fields) }).toEqual({
        body,
        status: 400,
        fields: [field],
      });
    }
    expect((await post("", undefined, OFFICES)).status).toBe(401);
  });

  test("alerts need consent once, apart from everything else; a search without them does not", async () => {
    const { token, uid } = await alerts.site.signInAs();
    const consents = () => alerts.query("SELECT FROM stream_consents WHERE account_id = $1", [uid]);
    const refused = await post("", token, OFFICES);
    expect({ status: refused.status, fields: Object.keys(refused.body.fields) }).toEqual({
      status: 400,
      fields: ["isAlertsConsentGiven"],
    });
    const { body } = await post("", token, { ...OFFICES, cadence: "off" });
    expect((await patch(body.id, token, { cadence: "weekly" })).status).toBe(400);
    expect((await consents()).rowCount).toBe(0);
    expect((await patch(body.id, token, { cadence: "weekly", isAlertsConsentGiven: true })).status).toBe(200);
    expect((await consents()).rowCount).toBe(1);
    expect((await post("", token, { ...OFFICES, filter: {} })).status).toBe(201);
  });

  test("the same search is saved once, however it is spelled and with concurrent clicks, and at most 50", async () => {
    const buyer = await alerts.addBuyer();
    const { token } = buyer;
    const same = [
      { type: "office", keywords: ["a", "b"] },
      { keywords: ["B", "a"], type: "Office" },
    ];
    const answers = await Promise.all(same.map((filter) => post("", token, { ...OFFICES, filter })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("saved-searches.taken");
    await Promise.all(
      Array.from({ length: SAVED_SEARCHES_MAX }, (_, at) =>
        post("", token, { ...OFFICES, filter: { lowerPrice: at } }),
      ),
    );
    const { searches, left } = await alerts.list(buyer);
    expect([searches.length, left]).toEqual([SAVED_SEARCHES_MAX, 0]);
    expect((await post("", token, { ...OFFICES, filter: { lowerPrice: 999 } })).body.code).toBe("saved-searches.full");
    const [newest, second] = searches;
    expect((await patch(newest.id, token, { filter: second.filter })).body.code).toBe("saved-searches.taken");
  });

  test("a search is renamed, changed and paused, opened, deleted, and restored within a day", async () => {
    const buyer = await alerts.addBuyer();
    const { token } = buyer;
    const id = await alerts.save(buyer, { type: "Office" });
    const listing = await alerts.draft({ type: "Office", subtype: "General Office" });
    await alerts.publish(listing);
    alerts.site.clock.advance(1_000);
    await alerts.run();
    const first = async () => (await alerts.list(buyer)).searches[0];
    expect(await first()).toMatchObject({ newListings: 1 });
    expect((await post(`/${id}/open`, token)).status).toBe(200);
    expect(await first()).toMatchObject({ newListings: 0 });
    await patch(id, token, { name: "Towers", isPaused: true, cadence: "weekly" });
    expect(await first()).toMatchObject({ name: "Towers", isPaused: true, cadence: "weekly" });
    await patch(id, token, { filter: { type: "Land & Development" } });
    expect(await first()).toMatchObject({ filter: { type: "Land & Development" }, newListings: 0 });

    const remove = () => alerts.site.call("DELETE", `/v1/saved-searches/${id}`, { token });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
    expect((await alerts.list(buyer)).searches).toEqual([]);
    expect((await post(`/${id}/restore`, token)).status).toBe(200);
    expect((await alerts.list(buyer)).searches).toHaveLength(1);
    await remove();
    await alerts.save(buyer, { type: "Land & Development" });
    expect((await post(`/${id}/restore`, token)).body.code).toBe("saved-searches.taken");
    alerts.site.clock.advance(DAY_MS);
    const later = await alerts.site.signIn(buyer.email);
    expect((await post(`/${id}/restore`, later)).status).toBe(404);
    await alerts.runSchedule("saved-searches.purge");
    expect((await alerts.query("SELECT FROM saved_searches WHERE id = $1", [id])).rowCount).toBe(0);
  });

  test("nobody else reaches a search", async () => {
    const buyer = await alerts.addBuyer();
    const other = await alerts.addBuyer();
    const own = await alerts.save(buyer, {});
    for (const id of [own, newId(), "nonsense"]) {
      const missing = { status: 404, body: { code: "saved-searches.not_found" } };
      expect(await patch(id, other.token, { name: "Mine" })).toMatchObject(missing);
      expect(await post(`/${id}/open`, other.token)).toMatchObject(missing);
      expect(await alerts.site.call("DELETE", `/v1/saved-searches/${id}`, { token: other.token })).toMatchObject(
        missing,
      );
      expect(await post(`/${id}/restore`, other.token)).toMatchObject(missing);
    }
    expect((await alerts.list(other)).searches).toEqual([]);
  });

  test("a filter that searches no longer know is named, finds nothing, and is not dropped silently", async () => {
    const buyer = await alerts.addBuyer();
    const id = await alerts.save(buyer, { type: "Office" });
    const old = { type: "Castle", bounds: { moatDepth: { min: 2 }, totalArea: { min: 5 } }, tower: "tall" };
    await alerts.query("UPDATE saved_searches SET filter = $2, criteria_version = 'old' WHERE id = $1", [
      id,
      JSON.stringify(old),
    ]);
    await alerts.runSchedule("saved-searches.renew");
    const [search] = (await alerts.list(buyer)).searches;
    expect(search.filter).toEqual({ type: "Castle", bounds: { totalArea: { min: 5 } } });
    expect(search.problems).toMatchObject({
      tower: "This filter no longer exists.",
      "bounds.moatDepth": "This filter no longer exists.",
      type: expect.any(String),
    });
    const { rows } = await alerts.query("SELECT is_valid, filter FROM saved_searches WHERE id = $1", [id]);
    expect(rows).toEqual([{ is_valid: false, filter: old }]);
    expect((await patch(id, buyer.token, { filter: { type: "Land & Development" } })).status).toBe(200);
    expect((await alerts.list(buyer)).searches[0].problems).toBeUndefined();
  });

  test("searches that other rules stored are derived again", async () => {
    const buyer = await alerts.addBuyer();
    const id = await alerts.save(buyer, { type: "Office", keywords: ["corner"] });
    await alerts.query("UPDATE saved_searches SET type = 'x', query = NULL, criteria_version = 'old' WHERE id = $1", [
      id,
    ]);
    await alerts.runSchedule("saved-searches.renew");
    const { rows } = await alerts.query("SELECT type, query FROM saved_searches WHERE id = $1", [id]);
    expect(rows).toEqual([{ type: "Office", query: expect.stringContaining("corner") }]);
  });

  test("how often favourites are told of is chosen with the same consent", async () => {
    const buyer = await alerts.site.signInAs();
    const { token } = buyer;
    const choose = (body: object) => alerts.site.call("PUT", "/v1/saved-searches/favourites", { token, body });
    expect((await choose({ cadence: "instant" })).status).toBe(400);
    expect((await choose({ cadence: "hourly" })).status).toBe(400);
    expect((await choose({ cadence: "instant", isAlertsConsentGiven: true })).status).toBe(200);
    expect(await alerts.list(buyer)).toMatchObject({ favouritesCadence: "instant", isAlertsConsentGiven: true });
  });

  test("all of it is in the data export, and ends with the account", async () => {
    const buyer = await alerts.addBuyer();
    await alerts.save(buyer, { type: "Office" });
    await alerts.publish(await alerts.draft({ type: "Office", subtype: "General Office" }));
    await alerts.run();
    const confirmed = { token: buyer.token, body: { password: PASSWORD } };
    const { body } = await alerts.site.call("POST", "/v1/auth/export", confirmed);
    expect(body.savedSearches).toMatchObject([{ name: "My search", filter: { type: "Office" }, matches: [{}] }]);
    expect(body.alerts).toMatchObject([{ kind: "market" }]);
    expect(body.alertSettings).toMatchObject([{ favouritesCadence: "daily" }]);
    await alerts.site.call("POST", "/v1/auth/delete-account", confirmed);
    for (const table of ["saved_searches", "alerts", "alert_accounts"])
      expect((await alerts.query(`SELECT FROM ${table} WHERE account_id = $1`, [buyer.uid])).rowCount).toBe(0);
  });

  test("what a search found ends with it, and what is known of a listing with the listing", async () => {
    const buyer = await alerts.addBuyer();
    const [one, other] = [
      await alerts.save(buyer, { type: "Office" }),
      await alerts.save(buyer, { upperPrice: 9_000_000 }),
    ];
    const ids = [await alerts.draft({ type: "Office", subtype: "Other" }), await alerts.draft({ type: "Office" })];
    for (const id of ids) await alerts.publish(id);
    await alerts.run();
    const count = async (from: string, id: string | undefined) =>
      (await alerts.query(`SELECT FROM ${from} = $1`, [id])).rowCount;
    const found = () =>
      Promise.all([
        count("saved_search_matches WHERE search_id", one),
        count("saved_search_matches WHERE search_id", other),
        count("alerts WHERE account_id", buyer.uid),
        count("first_alerts WHERE listing_id", ids[0]),
      ]);
    expect(await found()).toEqual([2, 2, 2, 1]);
    await alerts.query("DELETE FROM saved_searches WHERE id = $1", [one]);
    expect(await found()).toEqual([0, 2, 2, 1]);
    await alerts.query("DELETE FROM listings WHERE id = $1", [ids[0]]);
    expect(await found()).toEqual([0, 1, 1, 0]);
  });
});
