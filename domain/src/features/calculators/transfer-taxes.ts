import type { Message } from "../../shared/text.ts";
import type { ProvinceName } from "../places/places.provinces.ts";

/** The rate on the part of the price between the previous bracket and this one. */
export interface Bracket {
  /** In cents, inclusive; undefined for the last. */
  readonly upTo?: number;
  /** In thousandths of a percent: 1.5 % is 1,500. */
  readonly rate: number;
}

/** How a tax follows from the price. A fee has a base and an amount for each step of the price, or part of one. */
type Schedule =
  | { readonly brackets: readonly Bracket[] }
  | { readonly baseCents: number; readonly freeCents: number; readonly stepCents: number; readonly feeCents: number };

export type TransferTax = Schedule & {
  readonly name: Message;
  /** In cents; nothing is due up to this price. */
  readonly exemptUpTo?: number;
  /** In cents. */
  readonly maxCents?: number;
  /** Municipalities choose their rate: this is the maximum, or the minimum, that they may charge. */
  readonly bound?: "most" | "least";
  /** A day on which these rates applied: the first, or the latest that is certain. */
  readonly asOf: string;
  /** The law, as cited. */
  readonly source: string;
  readonly url: string;
};

/** Brackets from pairs of a bound in dollars and a rate in percent; the last pair has no bound. */
const brackets = (...pairs: readonly [upTo: number | undefined, percent: number][]): { brackets: Bracket[] } => ({
  brackets: pairs.map(([upTo, percent]) => ({
    ...(upTo === undefined ? {} : { upTo: upTo * 100 }),
    rate: Math.round(percent * 1000),
  })),
});

/**
 * What a buyer of commercial real estate pays for the transfer, by province. Excludes rates for one or two
 * single-family homes, and for the residential part of a building.
 */
export const PROVINCIAL_TAXES: Readonly<Partial<Record<ProvinceName, TransferTax>>> = {
  Ontario: {
    name: /*i18n*/ { id: "calculators.transfer.ontario", message: "Land Transfer Tax" },
    ...brackets([55_000, 0.5], [250_000, 1], [400_000, 1.5], [undefined, 2]),
    asOf: "2017-01-01",
    source: "Land Transfer Tax Act, R.S.O. 1990, c. L.6, s. 2",
    url: "https://www.ontario.ca/laws/statute/90l06",
  },
  "British Columbia": {
    name: /*i18n*/ { id: "calculators.transfer.british-columbia", message: "Property Transfer Tax" },
    ...brackets([200_000, 1], [2_000_000, 2], [undefined, 3]),
    asOf: "2018-02-21",
    source: "Property Transfer Tax Act, R.S.B.C. 1996, c. 378, s. 3",
    url: "https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/96378_01",
  },
  Alberta: {
    name: /*i18n*/ { id: "calculators.transfer.alberta", message: "Land titles registration fee" },
    baseCents: 50_00,
    freeCents: 0,
    stepCents: 5_000_00,
    feeCents: 5_00,
    asOf: "2024-10-20",
    source: "Land Titles Act, R.S.A. 2000, c. L-4, s. 64.1",
    url: "https://www.alberta.ca/land-titles",
  },
  Quebec: {
    name: /*i18n*/ { id: "calculators.transfer.quebec", message: "Transfer duties" },
    ...brackets([62_900, 0.5], [315_000, 1], [undefined, 1.5]),
    bound: "least",
    asOf: "2026-01-01",
    source: "Act respecting duties on transfers of immovables, CQLR, c. D-15.1, s. 2",
    url: "https://www.legisquebec.gouv.qc.ca/en/document/cs/D-15.1",
  },
  Manitoba: {
    name: /*i18n*/ { id: "calculators.transfer.manitoba", message: "Land Transfer Tax" },
    ...brackets([30_000, 0], [90_000, 0.5], [150_000, 1], [200_000, 1.5], [undefined, 2]),
    asOf: "2025-01-01",
    source: "The Tax Administration and Miscellaneous Taxes Act, C.C.S.M., c. T2, Part III",
    url: "https://web2.gov.mb.ca/laws/statutes/ccsm/t002.php",
  },
  Saskatchewan: {
    name: /*i18n*/ { id: "calculators.transfer.saskatchewan", message: "Land titles transfer fee" },
    ...brackets([undefined, 0.4]),
    asOf: "2023-07-29",
    source: "The Land Titles Act, 2000, S.S. 2000, c. L-5.1 (ISC)",
    url: "https://www.isc.ca/LandTitles/Pages/default.aspx",
  },
  "Nova Scotia": {
    name: /*i18n*/ { id: "calculators.transfer.nova-scotia", message: "Municipal Deed Transfer Tax" },
    ...brackets([undefined, 1.5]),
    bound: "most",
    asOf: "2025-01-01",
    source: "Municipal Government Act, S.N.S. 1998, c. 18, Part V",
    url: "https://nslegislature.ca/legislative-business/bills-statutes/consolidated-public-statutes",
  },
  "New Brunswick": {
    name: /*i18n*/ { id: "calculators.transfer.new-brunswick", message: "Real Property Transfer Tax" },
    ...brackets([undefined, 1]),
    asOf: "2025-01-01",
    source: "Real Property Transfer Tax Act, S.N.B. 1983, c. R-2.1",
    url: "https://laws.gnb.ca/en/document/cs/R-2.1",
  },
  "Newfoundland and Labrador": {
    name: /*i18n*/ { id: "calculators.transfer.newfoundland", message: "Registration of deeds fee" },
    baseCents: 100_00,
    freeCents: 500_00,
    stepCents: 100_00,
    feeCents: 40,
    maxCents: 5_000_00,
    asOf: "2025-01-01",
    source: "Registration of Deeds Act, 2009, S.N.L. 2009, c. R-10.01, s. 39",
    url: "https://www.assembly.nl.ca/legislation/sr/statutes/r10-01.htm",
  },
  "Prince Edward Island": {
    name: /*i18n*/ { id: "calculators.transfer.prince-edward-island", message: "Real Property Transfer Tax" },
    ...brackets([undefined, 1]),
    exemptUpTo: 30_000_00,
    asOf: "2017-05-17",
    source: "Real Property Transfer Tax Act, R.S.P.E.I. 1988, c. R-5.1, s. 3",
    url: "https://www.princeedwardisland.ca/en/information/finance/real-property-transfer-tax-introduction",
  },
};

/** What a city charges, in addition to the province's tax or instead of it. */
export interface CityTax {
  readonly province: ProvinceName;
  readonly cities: readonly string[];
  readonly isInstead: boolean;
  readonly tax: TransferTax;
}

export const CITY_TAXES: readonly CityTax[] = [
  {
    province: "Ontario",
    cities: ["Toronto"],
    isInstead: false,
    tax: {
      name: /*i18n*/ { id: "calculators.transfer.toronto", message: "Toronto Municipal Land Transfer Tax" },
      ...brackets([55_000, 0.5], [250_000, 1], [400_000, 1.5], [undefined, 2]),
      asOf: "2017-03-01",
      source: "City of Toronto, Municipal Code, c. 760",
      url: "https://www.toronto.ca/services-payments/property-taxes-utilities/municipal-land-transfer-tax-mltt/",
    },
  },
  {
    province: "Quebec",
    cities: ["Montreal"],
    isInstead: true,
    tax: {
      name: /*i18n*/ { id: "calculators.transfer.montreal", message: "Montreal transfer duties" },
      ...brackets(
        [58_900, 0.5],
        [294_600, 1],
        [552_300, 1.5],
        [1_104_700, 2],
        [2_136_500, 2.5],
        [3_113_000, 3.5],
        [undefined, 4],
      ),
      asOf: "2024-01-01",
      source: "Ville de Montréal, by-law under the Act respecting duties on transfers of immovables, CQLR, c. D-15.1",
      url: "https://montreal.ca/articles/comment-sont-calcules-les-droits-sur-les-mutations-immobilieres-9279",
    },
  },
  {
    province: "Nova Scotia",
    cities: ["Halifax", "Dartmouth"],
    isInstead: true,
    tax: {
      name: /*i18n*/ { id: "calculators.transfer.halifax", message: "Halifax Deed Transfer Tax" },
      ...brackets([undefined, 1.5]),
      asOf: "2025-01-01",
      source: "Halifax Regional Municipality, By-law D-200",
      url: "https://www.halifax.ca/home-property/property-taxes/deed-transfer-tax",
    },
  },
];
