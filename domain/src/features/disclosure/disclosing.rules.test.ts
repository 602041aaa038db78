import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LISTING_FIELDS } from "../listings/listings.fields.ts";
import type { Features } from "../listings/listings.schema.ts";
import { measureListing, toPrice } from "../listings/quoted-terms.rules.ts";
import type { LeaseTerms, SaleTerms } from "../prices/price-terms.schema.ts";
import { RENT_BASES, RENT_UNITS } from "../prices/rents.terms.ts";
import { toBand } from "./bands.rules.ts";
import { disclose, listSeenPictures } from "./disclosing.rules.ts";
import {
  CONFIDENTIAL_FIELDS,
  findLeveled,
  LEVELED_KEYS,
  levelKeyOf,
  PHOTOS_KEY,
  PRICE_KEY,
} from "./disclosure.fields.ts";
import { AUDIENCES, type Audience, reaches, type TeaserChoice } from "./disclosure.terms.ts";
import { effectiveAudience } from "./levels.rules.ts";
import { applyPreset } from "./presets.rules.ts";
import { joinContent, splitContent, type Whole } from "./splitting.rules.ts";

const FIELD_KEYS = LISTING_FIELDS.map(({ key }) => key);
const CONFIDENTIAL_KEYS = CONFIDENTIAL_FIELDS.map(({ key }) => key);

const sales: fc.Arbitrary<SaleTerms | null> = fc.constantFrom(null, { kind: "on_request" } as const, {
  kind: "amount" as const,
  amountCents: 123_456_700,
});
const rents: fc.Arbitrary<LeaseTerms> = fc.record({
  kind: fc.constant("amount" as const),
  amountCents: fc.constant(2_100),
  per: fc.constantFrom(...RENT_UNITS),
  basis: fc.constantFrom(...RENT_BASES),
  additional: fc.constantFrom(null, { amountCents: 500, per: "sqft_year" as const }),
});
const leases: fc.Arbitrary<LeaseTerms | null> = fc.oneof(fc.constantFrom(null, { kind: "on_request" } as const), rents);
const AREA_KEYS = ["totalArea", "lotSize", "acres"];
const areas = fc.dictionary(fc.constantFrom(...AREA_KEYS), fc.integer({ min: 1, max: 9e6 }));

const wholes: fc.Arbitrary<Whole> = fc
  .record({
    features: fc
      .tuple(
        fc.dictionary(fc.constantFrom(...FIELD_KEYS), fc.oneof(fc.integer({ min: 1, max: 9e6 }), fc.string())),
        areas,
      )
      .map(([any, measured]) => ({ ...any, ...measured })),
    levels: fc
      .tuple(
        fc.dictionary(fc.constantFrom(...LEVELED_KEYS), fc.constantFrom(...AUDIENCES)),
        fc.dictionary(fc.constantFrom(...AREA_KEYS, PRICE_KEY), fc.constantFrom(...AUDIENCES)),
      )
      .map(([any, measured]) => ({ ...any, ...measured })),
    banded: fc.subarray(["netOperatingIncome", "grossRevenue", PRICE_KEY]),
    confidential: fc.dictionary(fc.constantFrom(...CONFIDENTIAL_KEYS), fc.string({ minLength: 1 })),
    sale: sales,
    lease: leases,
    availableArea: fc.constantFrom(null, { from: 90_000, to: null }, { from: 90_000, to: 250_000 }),
  })
  .map(priceWhole);

function priceWhole(whole: Omit<Whole, "price">): Whole {
  return { ...whole, price: toPrice(whole, measureListing(whole)) };
}

const OWNER = "0199f2c4-7b1e-7000-8000-000000000001";

/** The listing as stored. */
function store(whole: Whole) {
  const { open, secrets } = splitContent(whole);
  return { ...open, ownerId: OWNER, measures: measureListing(open), secrets };
}

/** Every value that a reader gets, each with its own name. */
function listRead(row: ReturnType<typeof disclose>): [string, unknown][] {
  const { features, confidential, sale, lease, availableArea, price, measures, poster } = row;
  // A rent by area has the price that the areas in its place give: not always the same for who reads more of them.
  const terms = { sale, lease, availableArea, ...(sale && { price }) };
  const quoted = Object.entries(terms).filter(([, value]) => value !== null && !isOnRequest(value));
  const posted = poster === null ? [] : [["poster", poster] satisfies [string, unknown]];
  return [
    ...Object.entries(features),
    ...Object.entries(confidential),
    ...quoted,
    ...posted,
    ["price.sale", measures.salePrice],
  ];
}

const isOnRequest = (value: unknown) =>
  typeof value === "object" && value !== null && "kind" in value && value.kind === "on_request";

describe("disclosing a listing", () => {
  test("says that there are more photos if this reader sees them and members do not, never how many", () => {
    const [whole] = fc.sample(wholes, 1) as [Whole];
    const row = { ...store({ ...whole, levels: {} }), pictures: [{ level: "member" }, { level: "nda" }] as const };
    const isNamed = AUDIENCES.map((audience) => disclose(row, audience).revealed.filter((key) => key === PHOTOS_KEY));
    expect(isNamed).toEqual([[], [], [], [PHOTOS_KEY], [PHOTOS_KEY]]);
  });

  test("shows everyone the first picture that every member sees, where its owner chose that, and nobody one above them", () => {
    const pictures = [{ level: "granted" }, { level: "member" }, { level: "nda" }, { level: "member" }] as const;
    const listAs = (audience: Audience, teaser: TeaserChoice) =>
      listSeenPictures(pictures, { audience, teaser }).map((picture) => pictures.indexOf(picture));
    expect(AUDIENCES.map((audience) => listAs(audience, "picture"))).toEqual([
      ...[[1], [1, 3], [1, 3], [1, 2, 3], [0, 1, 2, 3]],
    ]);
    expect([listAs("public", "off"), listAs("public", "text")]).toEqual([[], []]);
  });

  test("someone who may read more gets the same and more", () => {
    fc.assert(
      fc.property(wholes, fc.nat(4), fc.nat(4), (whole, one, other) => {
        const [less, more] = [AUDIENCES[Math.min(one, other)], AUDIENCES[Math.max(one, other)]];
        const row = store(whole);
        const [few, many] = [disclose(row, less ?? "public"), disclose(row, more ?? "granted")];
        const all = new Map(listRead(many));
        for (const [name, value] of listRead(few)) if (value !== null) expect(all.get(name)).toEqual(value);
        const kept = few.withheld.map(({ key }) => key);
        for (const { key } of many.withheld) expect(kept).toContain(key);
      }),
    );
  });

  test("names what it withholds, and gives none of it in any form", () => {
    fc.assert(
      fc.property(wholes, fc.constantFrom(...AUDIENCES), (whole, audience) => {
        const read = disclose(store(whole), audience);
        for (const { key, needs } of read.withheld) {
          expect(needs).toBe(effectiveAudience(key, whole.levels));
          expect(reaches(audience, needs)).toBe(false);
          expect(Object.keys({ ...read.features, ...read.confidential }).map(levelKeyOf)).not.toContain(key);
        }
        if (read.withheld.some(({ key }) => key === PRICE_KEY)) {
          expect([read.price, read.measures.salePrice, read.measures.rentMonthGross]).toEqual([null, null, null]);
        }
      }),
    );
  });

  test("shows the space for rent to those who may read the price", () => {
    fc.assert(
      fc.property(wholes, fc.constantFrom(...AUDIENCES), (whole, audience) => {
        const mayRead = reaches(audience, effectiveAudience(PRICE_KEY, whole.levels));
        expect(disclose(store(whole), audience).availableArea).toEqual(mayRead ? whole.availableArea : null);
      }),
    );
  });

  test("reserves what a newer version stored under an unknown key for approved people", () => {
    const row = { ...store(NOTHING), secrets: { fields: { mineralRights: "cnry" }, terms: null } };
    const readers = AUDIENCES.filter((audience) => JSON.stringify(disclose(row, audience)).includes("cnry"));
    expect(readers).toEqual(["granted"]);
  });

  test("the owner reads what was entered", () => {
    fc.assert(
      fc.property(wholes, (whole) => {
        const read = disclose(store(whole), "granted");
        const { features, confidential, sale, lease, availableArea, price } = whole;
        expect(read).toMatchObject({ confidential, sale, lease, availableArea, price, withheld: [] });
        expect(read.features).toEqual(features);
      }),
    );
  });
});

describe("parting a listing's values", () => {
  test("leaves none with the listing that some members may not read, and loses none", () => {
    fc.assert(
      fc.property(wholes, (whole) => {
        const { open, secrets } = splitContent(whole);
        for (const key of Object.keys(open.features)) {
          expect(reaches("member", effectiveAudience(key, whole.levels))).toBe(true);
        }
        if (!reaches("member", effectiveAudience(PRICE_KEY, whole.levels)))
          expect([open.price, open.availableArea]).toEqual([null, null]);
        const { banded: _, ...entered } = whole;
        expect(joinContent(open, secrets)).toMatchObject(entered);
      }),
    );
  });

  test("states no price with the listing that its open values do not give", () => {
    fc.assert(
      fc.property(wholes, rents, (whole, lease) => {
        const { open, secrets } = splitContent(priceWhole({ ...whole, sale: null, lease }));
        if (secrets !== null) expect(open.price).toBe(toPrice(open, measureListing(open)));
      }),
    );
  });

  test("keeps a rent that takes a secret area to those who may read the area", () => {
    const lease = { kind: "amount", amountCents: 24_00, per: "sqft_year", basis: "gross", additional: null } as const;
    const whole = { ...NOTHING, lease, features: { totalArea: 12_345 }, price: 24_690 };
    const { open, secrets } = splitContent({ ...whole, levels: { totalArea: "nda" } });
    expect(open).toMatchObject({ lease, price: null });
    expect(joinContent(open, secrets)).toMatchObject(whole);
    // The version before kept the price with the listing.
    expect(joinContent({ ...open, price: 1 }, secrets).price).toBe(24_690);
  });

  test("an earlier listing has no secret, and stays unchanged", () => {
    const whole = { ...NOTHING, features: { capRate: 5, zoning: "CR" }, price: 500_000, sale: SALE };
    expect(splitContent(whole)).toMatchObject({ open: { features: whole.features, price: 500_000 }, secrets: null });
  });

  test("the confidential preset keeps the figures and says the range of those that the owner chose", () => {
    const features: Features = { netOperatingIncome: 180_000, capRate: 6, zoning: "CR" };
    const whole = {
      ...NOTHING,
      features,
      levels: applyPreset({}, { preset: "confidential", ...FAMILY }),
      banded: ["netOperatingIncome"],
    };
    expect(splitContent(whole)).toMatchObject({
      open: { features: { zoning: "CR" }, bands: { netOperatingIncome: { from: 100_000, to: 250_000 } } },
      secrets: { fields: { netOperatingIncome: 180_000, capRate: 6 }, terms: null },
    });
  });
});

const FAMILY = { type: "Investment Properties", subtype: "Multi-Family" };
const SALE: SaleTerms = { kind: "amount", amountCents: 50_000_000 };
const NOTHING: Whole = {
  ...{ features: {}, price: null, sale: null, lease: null, availableArea: null },
  ...{ levels: {}, banded: [], confidential: {} },
};

test("a level below the floor counts as the floor", () => {
  expect(effectiveAudience("streetAddress", { streetAddress: "public" })).toBe("nda");
  expect(effectiveAudience("streetAddress", {})).toBe("granted");
  expect(effectiveAudience("capRate", {})).toBe("member");
  expect(effectiveAudience("monthlyRent", { price: "nda" })).toBe("nda");
});

test("no confidential field has the key of another field", () => {
  expect(CONFIDENTIAL_KEYS.filter((key) => FIELD_KEYS.includes(key))).toEqual([]);
  for (const key of LEVELED_KEYS) expect(findLeveled(key)).toBeDefined();
});

test("a band holds its amount, and each begins where another ends", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (dollars) => {
      const { from, to } = toBand(dollars);
      expect(from).toBeLessThanOrEqual(dollars);
      if (to !== null) expect(to).toBeGreaterThan(dollars);
      if (from > 0) expect(toBand(from - 1).to).toBe(from);
    }),
  );
});
