import { describe, expect, test } from "vitest";
import { createRandom } from "../../shared/random.ts";
import { type Areas, deriveMeasures } from "./measures.rules.ts";
import type { LeaseTerms, Measures, SaleTerms } from "./price-terms.schema.ts";
import { RENT_BASES, RENT_UNITS, type RentUnit } from "./rents.terms.ts";

type Quote = Extract<LeaseTerms, { kind: "amount" }>;
const sqft = (value: number) => value * 100;

function quote(terms: Partial<Quote>): Quote {
  return { kind: "amount", amountCents: 20_00, per: "sqft_year", basis: "net", additional: null, ...terms };
}

function derive({
  sale = null,
  lease = null,
  ...areas
}: { sale?: SaleTerms | null; lease?: LeaseTerms | null } & Partial<Areas>): Measures {
  return deriveMeasures({ sale, lease, areas: { floor: undefined, land: undefined, ...areas } });
}

describe("a rent", () => {
  const perSqft = (dollars: number) => ({ amountCents: dollars * 100, per: "sqft_year" as const });

  test("of 1,000 sq ft at $20 net and $10 additional is $2,500.00 a month", () => {
    const lease = quote({ amountCents: 20_00, additional: perSqft(10) });
    expect(derive({ lease, floor: sqft(1_000) })).toMatchObject({
      rentMonthNet: 1_666_67,
      rentMonthGross: 2_500_00,
      rentSqftYearNet: 20_00,
      rentSqftYearGross: 30_00,
    });
  });

  test("of 2,300 sq ft at $9 net and $14 additional is $4,408.33 a month", () => {
    const lease = quote({ amountCents: 9_00, additional: perSqft(14) });
    expect(derive({ lease, floor: sqft(2_300) }).rentMonthGross).toBe(4_408_33);
  });

  test("of 3,000 sq ft at $25 gross is $6,250.00 a month, and its net rent is unknown", () => {
    const lease = quote({ amountCents: 25_00, basis: "gross" });
    expect(derive({ lease, floor: sqft(3_000) })).toMatchObject({
      rentMonthGross: 6_250_00,
      rentMonthNet: null,
      rentSqftYearGross: 25_00,
      rentSqftYearNet: null,
    });
  });

  test.each([
    ["the year by square foot", { amountCents: 30_00, per: "sqft_year" }],
    ["the month by square foot", { amountCents: 2_50, per: "sqft_month" }],
    ["the month", { amountCents: 2_500_00, per: "month" }],
    ["the year", { amountCents: 30_000_00, per: "year" }],
  ] as const)("of 1,000 sq ft that is quoted for %s compares with the other ways", (_way, terms) => {
    expect(derive({ lease: quote({ ...terms, basis: "gross" }), floor: sqft(1_000) })).toMatchObject({
      rentMonthGross: 2_500_00,
      rentSqftYearGross: 30_00,
    });
  });

  test("of part of a building uses the part's area; the price of the building uses the whole", () => {
    const areas = { floor: sqft(10_000), available: sqft(1_000) };
    const lease = quote({ amountCents: 30_00, basis: "gross" });
    expect(derive({ sale: { kind: "amount", amountCents: 2_000_000_00 }, lease, ...areas })).toMatchObject({
      salePerSqft: 200_00,
      rentMonthGross: 2_500_00,
    });
  });

  test("beyond exactly representable numbers is unknown", () => {
    const lease = quote({ amountCents: 99_999_999_900, basis: "gross" });
    expect(derive({ lease, floor: 1_000_000_000_000 }).rentMonthGross).toBeNull();
  });

  test("by the acre uses the land, not the building", () => {
    const lease = quote({ amountCents: 435_60_00, per: "acre_year", basis: "gross" });
    expect(derive({ lease, floor: sqft(500), land: sqft(2 * 43_560) })).toMatchObject({
      rentMonthGross: 7_260_00,
      rentSqftYearGross: 1_00,
    });
  });

  test("without an area has the measures that need none", () => {
    expect(derive({ lease: quote({ additional: perSqft(10) }) })).toMatchObject({
      rentMonthNet: null,
      rentMonthGross: null,
      rentSqftYearNet: 20_00,
      rentSqftYearGross: 30_00,
    });
  });

  test("that is net without its additional rent has no gross, and one that is semi-gross has no net", () => {
    expect(derive({ lease: quote({}), floor: sqft(1_000) })).toMatchObject({
      rentSqftYearNet: 20_00,
      rentSqftYearGross: null,
    });
    const lease = quote({ basis: "semi_gross", additional: perSqft(5) });
    expect(derive({ lease, floor: sqft(1_000) })).toMatchObject({ rentSqftYearNet: null, rentSqftYearGross: 25_00 });
  });

  test("on request, or of a listing that is not for rent, has no measures", () => {
    const nothing = { rentMonthNet: null, rentMonthGross: null, rentSqftYearNet: null, rentSqftYearGross: null };
    expect(derive({ lease: { kind: "on_request" }, floor: sqft(1_000) })).toMatchObject(nothing);
    expect(derive({ sale: { kind: "amount", amountCents: 1 }, floor: sqft(1_000) })).toMatchObject(nothing);
  });
});

describe("a price", () => {
  test.each([
    [{ kind: "amount", amountCents: 450_000_00 }, 450_000_00, 180_00],
    [{ kind: "from", amountCents: 450_000_00 }, 450_000_00, 180_00],
    [{ kind: "range", amountCents: 450_000_00, toCents: 600_000_00 }, 450_000_00, 180_00],
    [{ kind: "on_request" }, null, null],
  ] as const)("as in %j compares by its lowest amount", (sale, salePrice, salePerSqft) => {
    expect(derive({ sale, floor: sqft(2_500) })).toMatchObject({ salePrice, salePerSqft });
  });

  test("per square foot is rounded half up, and unknown without an area", () => {
    expect(derive({ sale: { kind: "amount", amountCents: 5 }, floor: sqft(2) }).salePerSqft).toBe(3);
    expect(derive({ sale: { kind: "amount", amountCents: 449 }, floor: sqft(3) }).salePerSqft).toBe(150);
    expect(derive({ sale: { kind: "amount", amountCents: 5 } }).salePerSqft).toBeNull();
  });

  test("of the largest amounts and areas is exact", () => {
    const sale = { kind: "amount", amountCents: 99_999_999_900 } as const;
    expect(derive({ sale, floor: 1 }).salePerSqft).toBe(9_999_999_990_000);
  });
});

/** The monthly rent in cents, by plain arithmetic: at these sizes its error is far below a thousandth of a cent. */
function toMonth(amountCents: number, { per, floor, land }: { per: RentUnit; floor: number; land: number }): number {
  const year = {
    year: 1,
    month: 12,
    sqft_year: floor / 100,
    sqft_month: (floor / 100) * 12,
    acre_year: land / 4_356_000,
  };
  return (amountCents * year[per]) / 12;
}

test("2,000 random rents agree with plain arithmetic to the cent", () => {
  const random = createRandom(2_500);
  for (let turn = 0; turn < 2_000; turn += 1) {
    const areas = { floor: random.int(1, 5_000_000), land: random.int(1, 50_000_000) };
    const lease = quote({
      amountCents: random.int(1, 10_000),
      per: random.pick(RENT_UNITS),
      basis: random.pick(RENT_BASES),
      additional: { amountCents: random.int(0, 3_000), per: random.pick(RENT_UNITS) },
    });
    const base = toMonth(lease.amountCents, { per: lease.per, ...areas });
    const additional = toMonth(lease.additional?.amountCents ?? 0, { per: lease.additional?.per ?? "year", ...areas });
    const { rentMonthNet, rentMonthGross } = derive({ lease, ...areas });
    expect(
      Math.abs((rentMonthGross ?? Number.NaN) - (lease.basis === "gross" ? base : base + additional)),
    ).toBeLessThan(0.51);
    if (lease.basis === "net") expect(Math.abs((rentMonthNet ?? Number.NaN) - base)).toBeLessThan(0.51);
    if (lease.basis === "gross" && base - additional > 1)
      expect(Math.abs((rentMonthNet ?? Number.NaN) - (base - additional))).toBeLessThan(0.51);
  }
});
