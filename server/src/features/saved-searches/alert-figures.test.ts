import { DAY_MS, HOUR_MS, MINUTE_MS } from "@vestpocket/domain/shared/durations";
import { createRandom } from "@vestpocket/domain/shared/random";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openAlerts } from "../../testing/saved-searches.ts";

const SEED = 46;

let alerts: Awaited<ReturnType<typeof openAlerts>>;
beforeAll(async () => {
  alerts = await openAlerts();
});
afterAll(() => alerts.site.close());

/** What the administration says of the last 30 days. */
async function read() {
  const { token } = await alerts.site.signInAsAdministrator();
  return (await alerts.site.call("GET", "/v1/admin/figures?days=30", { token })).body.figures.alerts;
}

test("the share of published listings that reached a buyer, and how soon, are as a recount by hand says", async () => {
  const { site } = alerts;
  const random = createRandom(SEED);
  expect(await read()).toEqual({ listings: 0, reached: 0, medianSeconds: null, p95Seconds: null });
  const instant = await alerts.addBuyer();
  await alerts.save(instant, { type: "Office" });
  const daily = await alerts.addBuyer();
  await alerts.save(daily, { upperPrice: 500_000 }, { cadence: "daily" });
  // Neither sees anything of alerts: no notification, and no mail without consent.
  const deaf = await alerts.addBuyer();
  await alerts.save(deaf, { type: "Industrial" });
  await site.call("PUT", "/v1/notifications/preferences", {
    token: deaf.token,
    body: { group: "alerts", way: "none" },
  });
  await alerts.streams.consents.withdraw(site.db, { accountId: deaf.uid, stream: "alerts", source: "preferences" });

  /** When each listing was published, and when the two buyers were first told of it. */
  const published = new Map<string, { at: number; told: number[] }>();
  const watched = async () => {
    const { rows } = await alerts.query(
      "SELECT listing_id, account_id, least(rung_at, mailed_at) AS at FROM alerts WHERE account_id <> $1",
      [deaf.uid],
    );
    for (const each of published.values()) each.told = [];
    for (const { listing_id, at } of rows) if (at !== null) published.get(listing_id)?.told.push(at.getTime());
  };
  for (let hour = 0; hour < 60; hour += 1) {
    const [type, subtype] = random.pick([
      ["Office", "General Office"],
      ["Industrial", "Other"],
      ["Land & Development", "Other"],
    ] as const);
    const id = await alerts.draft({ type, subtype, listingType: "sale", price: random.pick([400_000, 900_000]) });
    await alerts.publish(id);
    published.set(id, { at: site.clock.now().getTime(), told: [] });
    site.clock.advance(random.int(1, 90) * MINUTE_MS);
    await alerts.run();
  }
  site.clock.advance(DAY_MS);
  await alerts.run();
  await watched();

  const times = [...published.values()]
    .flatMap(({ at, told }) => (told.length === 0 ? [] : [Math.floor((Math.min(...told) - at) / 1_000)]))
    .toSorted((one, other) => one - other);
  const atShare = (share: number) => times[Math.ceil(share * times.length) - 1];
  const expected = { listings: 60, reached: times.length, medianSeconds: atShare(0.5), p95Seconds: atShare(0.95) };
  expect(await read()).toEqual(expected);
  expect(times.length).toBeGreaterThan(20);
  expect(times.length).toBeLessThan(60);

  // The alerts themselves end; what was published again counts anew, from its latest publication.
  await alerts.query("DELETE FROM alerts");
  expect(await read()).toEqual(expected);
  const [again = ""] = [...published.keys()];
  site.clock.advance(HOUR_MS);
  await alerts.query("UPDATE listings SET published_at = $2 WHERE id = $1", [again, site.clock.now()]);
  const reachedAgain = published.get(again)?.told.length === 0 ? times.length : times.length - 1;
  expect(await read()).toMatchObject({ listings: 60, reached: reachedAgain });
});
