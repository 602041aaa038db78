import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildChange, buildListingForm } from "../../testing/listing-forms.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const NET_RENT = {
  kind: "amount",
  amountCents: 20_00,
  per: "sqft_year",
  basis: "net",
  additional: { amountCents: 10_00, per: "sqft_year" },
};
const ON_REQUEST = { kind: "on_request" };
const MONTHLY = { kind: "amount", per: "month", basis: "gross", additional: null };

describe("a quoted price or rent", () => {
  let site: TestApp;
  let poster: { uid: string; token: string };
  beforeAll(async () => {
    site = await buildTestApp();
    poster = await site.signInAs({ phoneVerifiedAt: site.clock.now() });
  });
  afterAll(() => site.close());

  type Overrides = Parameters<typeof buildListingForm>[0];
  const send = (overrides: Overrides) =>
    site.call("POST", "/v1/property/", { token: poster.token, ...buildListingForm(overrides) });
  const read = async (id: string) =>
    (await site.call("GET", `/v1/property/getProperty/${id}`, { token: poster.token })).body.property;
  async function post(overrides: Overrides) {
    const answer = await send(overrides);
    expect(answer.text).toContain("propertyId");
    return read(answer.body.msg.propertyId);
  }
  async function change(id: string, values: Parameters<typeof buildChange>[0]) {
    const answer = await site.call("PATCH", `/v1/property/${id}`, { token: poster.token, ...buildChange(values) });
    expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 200 });
    return read(id);
  }
  const toRent = (lease: object) => ({ listingType: "rent", price: undefined, lease: JSON.stringify(lease) });

  test.each([
    ["sale", {}, { sale: { kind: "amount", amountCents: 450_000_00 }, lease: null }],
    ["rent", {}, { sale: null, lease: { ...MONTHLY, amountCents: 450_000_00 } }],
    ["both", {}, { sale: { kind: "amount", amountCents: 450_000_00 }, lease: null }],
    [
      "both",
      { monthlyRent: 4_200 },
      { sale: { kind: "amount", amountCents: 450_000_00 }, lease: { ...MONTHLY, amountCents: 4_200_00 } },
    ],
  ])(
    "of a listing for %s with only a price and %j is read as a quote, and the price stays",
    async (type, fields, asked) => {
      const property = await post({ listingType: type, fields: JSON.stringify(fields) });
      expect(property).toMatchObject({ price: 450_000, listingType: type, features: fields, ...asked });
    },
  );

  test("is returned as quoted, with the value that it is compared by", async () => {
    const property = await post({
      ...toRent(NET_RENT),
      availableArea: '{"from":100000,"to":null}',
      fields: '{"totalArea":5000,"additionalRent":3}',
    });
    expect(property).toMatchObject({
      price: 2_500,
      sale: null,
      lease: NET_RENT,
      availableArea: { from: 1_000_00, to: null },
      measures: { rentMonthNet: 1_666_67, rentMonthGross: 2_500_00, rentSqftYearGross: 30_00, salePrice: null },
      features: { totalArea: 5_000 },
    });
    expect(property.features).not.toHaveProperty("additionalRent");
  });

  test("on request, or without an area, is no price, and is found only without a price filter", async () => {
    const onRequest = await post({
      price: undefined,
      sale: JSON.stringify(ON_REQUEST),
      province: "Yukon",
      city: "Whitehorse",
    });
    const withoutArea = await post({ ...toRent(NET_RENT), province: "Yukon", city: "Whitehorse" });
    expect([onRequest.price, withoutArea.price]).toEqual([null, null]);
    expect(withoutArea.measures).toMatchObject({ rentMonthGross: null, rentSqftYearGross: 30_00 });
    await site.db.execute(sql`UPDATE listings SET status = 'active', plan = 'Basic', published_at = ${site.clock.now()},
      expires_at = ${new Date(site.clock.now().getTime() + 1_000_000)} WHERE province = 'Yukon'`);
    const count = async (filter: object) =>
      (await site.call("POST", "/v1/property/search", { token: poster.token, body: { province: "Yukon", ...filter } }))
        .body.response.totalResults;
    expect(await count({})).toBe(2);
    expect(await count({ lowerPrice: 0 })).toBe(0);
    expect(await count({ upperPrice: 999_999_999 })).toBe(0);
  });

  test("stays when something else changes, and is replaced by another price or quote", async () => {
    const { id } = await post({ ...toRent(NET_RENT), fields: '{"totalArea":1000}' });
    expect(await change(id, { title: "Loft", price: "2500", listingType: "rent" })).toMatchObject({ lease: NET_RENT });
    expect(await change(id, { fields: '{"totalArea":2000}' })).toMatchObject({ lease: NET_RENT, price: 5_000 });
    expect(await change(id, { lease: JSON.stringify(ON_REQUEST) })).toMatchObject({ lease: ON_REQUEST, price: null });
    expect(await change(id, { price: "900" })).toMatchObject({
      lease: { ...MONTHLY, amountCents: 900_00 },
      price: 900,
      measures: { rentMonthGross: 900_00, rentSqftYearGross: 5_40 },
    });
    expect(await change(id, { listingType: "sale", price: "1000" })).toMatchObject({
      sale: { kind: "amount", amountCents: 1_000_00 },
      lease: null,
      measures: { salePerSqft: 50, rentMonthGross: null },
    });
  });

  const range = { ...NET_RENT, kind: "range", toCents: 20_00 };
  test.each([
    ["sale", { sale: "no JSON" }],
    ["sale", { sale: '{"kind":"on_request","amountCents":1}' }],
    ["sale.kind", { sale: '{"kind":"auction"}' }],
    ["sale.amountCents", { sale: '{"kind":"amount"}' }],
    ["sale.amountCents", { sale: '{"kind":"from","amountCents":0}' }],
    ["sale.amountCents", { sale: '{"kind":"amount","amountCents":1.5}' }],
    ["sale.toCents", { sale: '{"kind":"range","amountCents":5,"toCents":5}' }],
    ["lease.toCents", toRent(range)],
    ["lease.per", toRent({ ...NET_RENT, per: "fortnight" })],
    ["lease.basis", toRent({ ...NET_RENT, basis: "" })],
    ["lease.additional.amountCents", toRent({ ...NET_RENT, additional: { amountCents: -1, per: "month" } })],
    ["availableArea.from", { ...toRent(NET_RENT), availableArea: '{"from":0,"to":null}' }],
    ["availableArea.to", { ...toRent(NET_RENT), availableArea: '{"from":5,"to":4}' }],
  ])("is rejected with an invalid %s: %j", async (field, overrides) => {
    const answer = await send(overrides);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });
});
