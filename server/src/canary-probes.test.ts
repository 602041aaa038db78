import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { saveSecrets } from "./features/listings/secrets.queries.ts";
import {
  ADDRESS,
  AREA,
  CANARY_FORM,
  INCOME,
  NAME,
  PRICE,
  RENTED_AREA,
  RENTED_FORM,
  SPACE,
  USES,
  ZONING,
} from "./testing/canaries.ts";
import { buildChange, buildListingForm } from "./testing/listing-forms.ts";
import { buildTestApp, type TestApp } from "./testing/test-app.ts";

/** Bounds that close in on a value from both sides, as an attacker would search for it. */
function around(value: number): fc.Arbitrary<{ lower: number; upper: number }> {
  const step = fc.integer({ min: 0, max: 26 }).map((power) => 2 ** power - 1);
  return fc
    .tuple(step, step, fc.constantFrom(-1, 0, 1))
    .map(([below, above, shift]) => ({ lower: Math.max(0, value - below + shift), upper: value + above + shift }));
}

/** The largest area that may be requested. */
const MOST = 100_000_000;
const MEASURED = { netOperatingIncome: INCOME, totalArea: AREA, areaForRent: SPACE } as const;
const TORONTO = { lon: -79.38, lat: 43.65 };
/** Each is a search body. */
const PROBES: readonly (readonly [what: string, runs: number, fc.Arbitrary<object>])[] = [
  ["prices", 140, around(Number(PRICE)).map(({ lower, upper }) => ({ lowerPrice: lower, upperPrice: upper }))],
  ["rents", 60, around(Number(RENTED_AREA)).map(({ lower, upper }) => ({ lowerPrice: lower, upperPrice: upper }))],
  ["one price bound", 60, around(Number(PRICE)).map(({ lower }) => ({ lowerPrice: lower, sort: "price-asc" }))],
  [
    "figures",
    120,
    fc.constantFrom(...(Object.keys(MEASURED) as (keyof typeof MEASURED)[])).chain((key) =>
      around(Number(MEASURED[key])).map(({ lower, upper }) => ({
        bounds: { [key]: { min: lower, max: Math.min(upper, MOST) } },
        sort: `${key}-asc`,
      })),
    ),
  ],
  [
    "boxes",
    60,
    fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 20 })).map(([from, to]) => ({
      within: {
        box: [
          TORONTO.lon - 1 / 2 ** from,
          TORONTO.lat - 1 / 2 ** to,
          TORONTO.lon + 1 / 2 ** to,
          TORONTO.lat + 1 / 2 ** from,
        ],
      },
    })),
  ],
  [
    "words",
    60,
    fc
      .constantFrom(ZONING, USES, ADDRESS, NAME, PRICE, INCOME)
      .chain((secret) =>
        fc.integer({ min: 3, max: secret.length }).map((length) => ({ keywords: [secret.slice(0, length)] })),
      ),
  ],
];

describe("an attacker who searches for a secret", () => {
  let site: TestApp;
  let token: string;
  let owner: { uid: string; token: string };
  let listing: string;
  let rented: string;
  beforeAll(async () => {
    site = await buildTestApp();
    owner = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
    listing = await post(CANARY_FORM);
    rented = await post(RENTED_FORM);
    const soon = new Date(site.clock.now().getTime() + 1e9).toISOString();
    await site.db.execute(sql`UPDATE listings SET status = 'active', plan = 'Basic', published_at = created_at,
      expires_at = ${soon}::timestamptz`);
    // Another listing to be counted and sorted with it.
    const features = { netOperatingIncome: Number(INCOME) + 1, totalArea: Number(AREA) - 1 };
    await site.addListings([{ ownerId: owner.uid, price: Number(PRICE) + 1, features }, { ownerId: owner.uid }]);
    token = (await site.signInAs({ emailVerifiedAt: site.clock.now(), phoneVerifiedAt: site.clock.now() })).token;
  });
  afterAll(() => site.close());

  const post = async (form: Parameters<typeof buildListingForm>[0]): Promise<string> => {
    const posted = await site.call("POST", "/v1/property/", { token: owner.token, ...buildListingForm(form) });
    return posted.body.msg.propertyId;
  };
  const search = async (body: object): Promise<string> => {
    const { text, status } = await site.call("POST", "/v1/property/search", { token, body });
    if (status !== 200) throw new Error(`${JSON.stringify(body)}: ${text}`);
    return text;
  };
  const answer = async (probes: readonly object[]) => {
    const answers = [];
    for (const probe of probes) answers.push(await search(probe));
    return answers;
  };
  /** Every secret changes; public values stay. */
  const replaceSecrets = async () => {
    const change = async (id: string, values: Record<string, string>) =>
      (await site.call("PATCH", `/v1/property/${id}`, { token: owner.token, ...buildChange(values) })).status;
    expect(await change(rented, { fields: JSON.stringify({ totalArea: 5 }) })).toBe(200);
    expect(await change(listing, { availableArea: JSON.stringify({ from: 5, to: null }) })).toBe(200);
    const sale = { kind: "amount" as const, amountCents: 12_345_600 };
    const fields = { zoning: "other", totalArea: 5, parkingArrangements: "other", netOperatingIncome: 7 };
    await saveSecrets(site.db, {
      listingId: listing,
      secrets: { fields, terms: { sale, lease: null, availableArea: null } },
    });
  };

  test("gets the same 500 responses whatever the secrets are", async () => {
    const probes = PROBES.flatMap(([, numRuns, arbitrary]) => fc.sample(arbitrary, { seed: 17, numRuns }));
    expect(probes).toHaveLength(500);
    const first = await answer(probes);
    // There is something to find: the listing is in many of the responses, but not in all.
    const shown = first.filter((text) => text.includes(listing)).length;
    expect(shown).toBeGreaterThan(50);
    expect(shown).toBeLessThan(450);
    await replaceSecrets();
    const second = await answer(probes);
    const told = probes.filter((_, at) => first[at] !== second[at]);
    expect(told).toEqual([]);
  });
});
