import { disclose } from "@vestpocket/domain/disclosure/disclosing.rules";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildChange, buildListingForm } from "../../testing/listing-forms.ts";
import { buildTestApp, PASSWORD, type TestApp } from "../../testing/test-app.ts";
import { createFileLinks } from "./file-links.tokens.ts";
import type { PropertyRow } from "./listings.queries.ts";
import { toProperty } from "./listings.views.ts";
import { listOpenSecrets } from "./secrets.queries.ts";

/** Numbers that occur nowhere else in a database. */
const [NOI, PRICE] = [187_654, 4_321_987];
const ADDRESS = "4711 Canary Row";
const FIELDS = { netOperatingIncome: NOI, capRate: 6.25, zoning: "CR" };
const SECRET = {
  type: "Investment Properties",
  subtype: "Multi-Family",
  price: String(PRICE),
  fields: JSON.stringify(FIELDS),
  levels: JSON.stringify({ netOperatingIncome: "nda", capRate: "verified", price: "granted" }),
  banded: JSON.stringify(["netOperatingIncome"]),
  confidential: JSON.stringify({ streetAddress: ADDRESS }),
};

/** An open rent, which for this area is 24,690 dollars a month. */
const RENTED = {
  listingType: "rent",
  price: undefined,
  lease: JSON.stringify({ kind: "amount", amountCents: 24_00, per: "sqft_year", basis: "gross", additional: null }),
  fields: JSON.stringify({ totalArea: 12_345 }),
  levels: JSON.stringify({ totalArea: "nda" }),
};

const READER = { uid: "", now: new Date(0), language: "en" } as const;
const SHOWN = { ...READER, views: null, choices: null, isAsked: true, links: createFileLinks("secret") };

describe("a listing with secrets", () => {
  let site: TestApp;
  let owner: { uid: string; token: string };
  beforeAll(async () => {
    site = await buildTestApp();
    owner = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
  });
  afterAll(() => site.close());

  async function post(overrides: Parameters<typeof buildListingForm>[0] = SECRET): Promise<string> {
    const answer = await site.call("POST", "/v1/property/", { token: owner.token, ...buildListingForm(overrides) });
    expect(answer.text).toContain("propertyId");
    const id: string = answer.body.msg.propertyId;
    const soon = new Date(site.clock.now().getTime() + 1e9).toISOString();
    await site.db.execute(sql`UPDATE listings SET status = 'active', plan = 'Basic', published_at = created_at,
      expires_at = ${soon}::timestamptz WHERE id = ${id}`);
    return id;
  }
  const change = (id: string, values: Record<string, string>) =>
    site.call("PATCH", `/v1/property/${id}`, { token: owner.token, ...buildChange(values) });
  const read = async (id: string, { token } = owner) =>
    (await site.call("GET", `/v1/property/getProperty/${id}`, { token })).body.property;
  /** Everything the database stores about listings, except secrets. */
  async function dumpOpen(id: string): Promise<string> {
    const { rows } = await site.db.execute(sql`SELECT * FROM listings WHERE id = ${id}`);
    const counts = await site.db.execute(sql`SELECT * FROM search_measure_counts WHERE measure = 'capRate'`);
    const changes = await site.db.execute(sql`SELECT * FROM search_changes`);
    return JSON.stringify([rows, counts.rows, changes.rows]);
  }
  const listSecrets = async (id: string) =>
    (await site.db.execute(sql`SELECT * FROM listing_secrets WHERE listing_id = ${id}`)).rows;

  test("says that its owner grants access, unless it opens to anyone who signs", async () => {
    const id = await post();
    const reader = await site.signInAs();
    const needs = async () =>
      (await read(id, reader)).withheld.find(({ key }: { key: string }) => key === "netOperatingIncome").needs;
    expect(await needs()).toBe("granted");
    expect((await change(id, { wayIn: "signing" })).status).toBe(200);
    expect(await needs()).toBe("nda");
  });

  test("stores them separately: the data behind searches, cards and counts does not contain them", async () => {
    const id = await post();
    const open = await dumpOpen(id);
    for (const value of [NOI, NOI * 100, PRICE, PRICE * 100, "6.25", ADDRESS])
      expect(open).not.toContain(String(value));
    expect(JSON.stringify(await listSecrets(id))).toContain(ADDRESS);
    expect(await listOpenSecrets(site.db)).toEqual([]);
  });

  test("tells members what is withheld, and shows the range that its owner chose", async () => {
    const property = await read(await post(), await site.signInAs({ emailVerifiedAt: null, phoneVerifiedAt: null }));
    expect(property).toMatchObject({
      price: null,
      sale: { kind: "on_request" },
      features: { zoning: "CR" },
      confidential: {},
      bands: { netOperatingIncome: { from: 100_000, to: 250_000 } },
      choices: null,
    });
    expect(property.withheld).toEqual([
      { key: "price", needs: "granted" },
      { key: "netOperatingIncome", needs: "granted" },
      { key: "capRate", needs: "verified" },
      { key: "streetAddress", needs: "granted" },
    ]);
  });

  test("shows a member with a confirmed email and phone the values that these unlock, also next to other listings", async () => {
    const id = await post();
    const [at, { token }] = [site.clock.now(), owner];
    const verified = await site.signInAs({ emailVerifiedAt: at, phoneVerifiedAt: at });
    const property = await read(id, verified);
    expect(property.features).toEqual({ zoning: "CR", capRate: 6.25 });
    const compare = async (by: string) =>
      (await site.call("POST", "/v1/property/compare", { token: by, body: { ids: [id] } })).body.compared[0].property;
    expect(await compare(verified.token)).toMatchObject({ features: property.features, withheld: property.withheld });
    expect(await compare(token)).toMatchObject({ price: PRICE, features: FIELDS });
  });

  test("is complete for its owner, on its page, in a copy and in the data export", async () => {
    const id = await post();
    expect(await read(id)).toMatchObject({
      ...{ price: PRICE, features: FIELDS, withheld: [], confidential: { streetAddress: ADDRESS } },
      choices: { levels: JSON.parse(SECRET.levels), banded: ["netOperatingIncome"] },
    });
    const copied = await site.call("POST", `/v1/property/${id}/duplicate`, { token: owner.token, body: {} });
    expect(copied.body.draft.content).toMatchObject({
      ...{ price: String(PRICE), fields: { netOperatingIncome: String(NOI) } },
      ...{ levels: JSON.parse(SECRET.levels), confidential: { streetAddress: ADDRESS } },
    });
    const exported = await site.call("POST", "/v1/auth/export", { token: owner.token, body: { password: PASSWORD } });
    expect(exported.body.listings.find((each: { id: string }) => each.id === id)).toMatchObject({
      ...{ price: PRICE, features: FIELDS, confidential: { streetAddress: ADDRESS } },
    });
  });

  test("makes a value public when its level is lowered, and removes it when the level is raised", async () => {
    const id = await post({ ...SECRET, levels: "{}", confidential: "{}" });
    expect(await listSecrets(id)).toEqual([]);
    expect(await dumpOpen(id)).toContain(String(NOI));
    expect((await change(id, { levels: SECRET.levels })).status).toBe(200);
    expect(await dumpOpen(id)).not.toContain(String(NOI));
    expect(await read(id)).toMatchObject({ price: PRICE, features: FIELDS });
    expect((await change(id, { title: "Another title" })).status).toBe(200);
    expect(await read(id)).toMatchObject({ name: "Another title", price: PRICE, features: FIELDS });
    expect((await change(id, { levels: "{}" })).status).toBe(200);
    expect(await listSecrets(id)).toEqual([]);
    expect(await read(id, await site.signInAs())).toMatchObject({ price: PRICE, features: FIELDS, withheld: [] });
  });

  test("has no price that takes a secret area, for anyone who may not read the area", async () => {
    const id = await post(RENTED);
    expect(await dumpOpen(id)).not.toMatch(/12345|2469/u);
    const { token } = await site.signInAs();
    const search = async (body: object) =>
      (await site.call("POST", "/v1/property/search", { token, body })).body.response.properties;
    const [card] = await search({ listingType: "rent" });
    expect(card).toMatchObject({ id, price: null, lease: JSON.parse(RENTED.lease) });
    expect(await search({ lowerPrice: 24_690, upperPrice: 24_690 })).toEqual([]);
    expect(await read(id)).toMatchObject({ price: 24_690, features: { totalArea: 12_345 } });
    await site.db.execute(sql`UPDATE listings SET price = 24690 WHERE id = ${id}`);
    expect(await dumpOpen(id)).not.toContain("24690");
  });

  test("keeps the space for rent with a secret price: off cards, out of searches, and in the previews of who may read it", async () => {
    const [space, another] = [
      { from: 7_654_300, to: null },
      { from: 8_765_400, to: null },
    ];
    const levels = JSON.stringify({ totalArea: "nda", price: "nda" });
    const id = await post({ ...RENTED, levels, availableArea: JSON.stringify(space) });
    expect(await dumpOpen(id)).not.toContain("76543");
    const reader = await site.signInAs();
    const search = { token: reader.token, body: { bounds: { areaForRent: { min: 76_543, max: 76_543 } } } };
    const found = await site.call("POST", "/v1/property/search", search);
    expect(found.body.response).toMatchObject({ comparable: { total: 0 } });
    expect(await read(id, reader)).toMatchObject({ availableArea: null });
    expect(await read(id)).toMatchObject({ availableArea: space, price: 153_086 });
    const { previews } = (await site.call("GET", `/v1/property/${id}/previews`, { token: owner.token })).body;
    expect(previews.slice(1).map(({ page }: { page: { availableArea: object | null } }) => page.availableArea)).toEqual(
      [...[null, null, space, space]],
    );
    expect((await change(id, { availableArea: JSON.stringify(another) })).status).toBe(200);
    expect(await dumpOpen(id)).not.toContain("87654");
    expect((await change(id, { levels: JSON.stringify({ totalArea: "nda", price: "member" }) })).status).toBe(200);
    expect(await read(id, reader)).toMatchObject({ availableArea: another });
    expect(await listOpenSecrets(site.db)).toEqual([]);
  });

  test("keeps its quoted rent when its owner corrects the secret area", async () => {
    const id = await post(RENTED);
    expect((await change(id, { fields: JSON.stringify({ totalArea: 20_000 }) })).status).toBe(200);
    expect(await dumpOpen(id)).not.toMatch(/20000|4000000/u);
    expect(await read(id)).toMatchObject({ price: 40_000, lease: JSON.parse(RENTED.lease) });
    expect((await change(id, { levels: "{}" })).status).toBe(200);
    expect(await read(id, await site.signInAs())).toMatchObject({ price: 40_000, features: { totalArea: 20_000 } });
  });

  test("is rejected with a level below the floor, in the owner's language", async () => {
    const answer = await site.call("POST", "/v1/property/?lang=fr", {
      token: owner.token,
      ...buildListingForm({ ...SECRET, levels: JSON.stringify({ streetAddress: "public" }) }),
    });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain("levels.streetAddress");
  });

  test("cannot be stored with a secret among public values", async () => {
    const id = await post();
    const openly = JSON.stringify({ capRate: 6.25 });
    await expect(
      site.db.execute(sql`UPDATE listings SET features = ${openly}::jsonb WHERE id = ${id}`),
    ).rejects.toThrow();
    await expect(site.db.execute(sql`UPDATE listings SET price = 5 WHERE id = ${id}`)).rejects.toThrow();
  });

  test("reaches a view only through `disclose`: anything else, however similar, does not compile", () => {
    const alike = { poster: null, confidential: {}, withheld: [], revealed: [] };
    // @ts-expect-error: it has all the members, and was disclosed to nobody.
    const view = (row: PropertyRow) => toProperty({ ...row, ...alike }, SHOWN);
    const whole = (row: PropertyRow) => toProperty(disclose({ ...row, ...alike }, "member"), SHOWN);
    expect([view, whole].map((each) => each.length)).toEqual([1, 1]);
  });

  test("is deleted together with its secrets", async () => {
    const id = await post();
    await site.db.execute(sql`DELETE FROM listings WHERE id = ${id}`);
    expect(await listSecrets(id)).toEqual([]);
  });
});
