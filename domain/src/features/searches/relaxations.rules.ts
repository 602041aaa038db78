import { findCity, findProvince, PROVINCES } from "../places/places.schema.ts";
import { PRICE_MAX } from "../prices/prices.schema.ts";
import { measureOf } from "./measures.ts";
import { listBounds } from "./searches.rules.ts";
import type { Bounds, SearchFilter } from "./searches.schema.ts";
import { RADII_KM } from "./within.terms.ts";

/** A search that finds fewer offers ways to find more (product.md §6.15). */
export const FEW_RESULTS = 3;
/** The most ways that are offered. */
export const RELAXATIONS_MAX = 3;
/** The most that are counted for one search; the smallest changes come first. */
const COUNTED_MAX = 24;

/** A search that asks for less than another, and how large the change is: widened a little, a lot, dropped, and so on. */
export interface Relaxation {
  readonly filter: SearchFilter;
  /** What it changes; of several changes of one thing, the smallest that finds more is offered. */
  readonly of: string;
  /** 1, the smallest, to 5. */
  readonly size: number;
}

/** By how much a bound is widened, as a share of it. */
const SHARES = [
  { share: 0.1, size: 1 },
  { share: 0.25, size: 2 },
] as const;
const YEARS = [
  { years: 5, size: 1 },
  { years: 10, size: 2 },
] as const;

const NEAR_KM = 25;

/** The ways to ask for less, the smallest changes first (product.md §6.15). */
export function listRelaxations({ sort: _, ...filter }: SearchFilter): Relaxation[] {
  const all = [
    ...widenBounds(filter),
    ...widenPrice(filter),
    ...widenPlace(filter),
    ...(filter.keywords ?? []).map((keyword, _at, keywords) => ({
      filter: { ...filter, keywords: keywords.length === 1 ? undefined : keywords.filter((each) => each !== keyword) },
      of: `keyword ${keyword}`,
      size: 3,
    })),
    ...drop(filter, "zoning", 3),
    ...drop(filter, "postedAs", 3),
    ...drop(filter, "confirmedWithin", 2),
    ...drop(filter, "subtype", 4),
    // Without it, a price would be asked across sales and rents.
    ...(filter.lowerPrice === undefined && filter.upperPrice === undefined ? drop(filter, "listingType", 5) : []),
    ...(filter.subtype === undefined ? drop(filter, "type", 5) : []),
  ];
  return all.toSorted((one, other) => one.size - other.size).slice(0, COUNTED_MAX);
}

/**
 * Which of them to offer, at most three: of each thing the smallest change that finds more than `total`. `listings` are
 * their counts, in their order.
 */
export function chooseRelaxations(
  relaxations: readonly Relaxation[],
  { total, listings }: { readonly total: number; readonly listings: readonly number[] },
): { readonly filter: SearchFilter; readonly listings: number }[] {
  const better = relaxations
    .map((relaxation, at) => ({ ...relaxation, listings: listings[at] ?? 0 }))
    .filter((each) => each.listings > total);
  const first = better.filter((each, at) => better.findIndex(({ of }) => of === each.of) === at);
  return first.slice(0, RELAXATIONS_MAX).map(({ filter, listings: found }) => ({ filter, listings: found }));
}

function drop(filter: SearchFilter, name: keyof SearchFilter, size: number): Relaxation[] {
  return filter[name] === undefined ? [] : [{ filter: { ...filter, [name]: undefined }, of: name, size }];
}

function widenBounds(filter: SearchFilter): Relaxation[] {
  return listBounds(filter.bounds ?? {}).flatMap(({ measure, min, max }) => {
    const { decimals, unit, max: highest } = measureOf(measure);
    const steps = unit === "year" ? YEARS.map(toYears) : SHARES.map(({ share, size }) => ({ size, ...toShare(share) }));
    const widened = steps.map(({ lower, raise, size }) => ({
      filter: {
        ...filter,
        bounds: {
          ...filter.bounds,
          [measure]: {
            ...(min !== undefined && { min: Math.max(0, lower(min, decimals)) }),
            ...(max !== undefined && { max: Math.min(highest, raise(max, decimals)) }),
          },
        },
      },
      of: measure,
      size,
    }));
    const rest = Object.entries(filter.bounds ?? {}).filter(([key]) => key !== measure);
    const bounds = rest.length === 0 ? undefined : (Object.fromEntries(rest) as Bounds);
    return [...widened, { filter: { ...filter, bounds }, of: measure, size: 3 }];
  });
}

function widenPrice(filter: SearchFilter): Relaxation[] {
  const { lowerPrice: min, upperPrice: max } = filter;
  if (min === undefined && max === undefined) return [];
  const widened = SHARES.map(({ share, size }) => ({
    filter: {
      ...filter,
      ...(min !== undefined && { lowerPrice: toShare(share).lower(min, 0) }),
      ...(max !== undefined && { upperPrice: Math.min(PRICE_MAX, toShare(share).raise(max, 0)) }),
    },
    of: "price",
    size,
  }));
  return [...widened, { filter: { ...filter, lowerPrice: undefined, upperPrice: undefined }, of: "price", size: 3 }];
}

/** A city becomes what is near it; a distance becomes the next larger ones. */
function widenPlace(filter: SearchFilter): Relaxation[] {
  const { province, city, within } = filter;
  const wider = (changed: Partial<SearchFilter>, size: number) => ({
    filter: { ...filter, ...changed },
    of: "place",
    size,
  });
  if (within !== undefined) {
    const larger = "near" in within ? RADII_KM.filter((km) => km > within.km).map((km) => ({ ...within, km })) : [];
    return [...larger.slice(0, 2).map((each, at) => wider({ within: each }, at + 1)), wider({ within: undefined }, 4)];
  }
  if (city === undefined) return province === undefined ? [] : [wider({ province: undefined }, 5)];
  const known = locate(city, province);
  const near = { city: undefined, province: undefined };
  return [
    ...(known === undefined
      ? []
      : ([NEAR_KM, 100] as const).map((km, at) => wider({ ...near, within: { near: known, km } }, at + 2))),
    wider({ city: undefined }, 4),
  ];
}

/** The city of this name, in the given province if any; undefined if none or several have it. */
function locate(city: string, province: string | undefined): { province: string; city: string } | undefined {
  const given = province === undefined ? undefined : findProvince(province);
  const [found, ...others] = (given ? [given] : PROVINCES).flatMap((each) => {
    const own = findCity(each, city);
    return own === undefined ? [] : [{ province: each.name, city: own.name }];
  });
  return others.length === 0 ? found : undefined;
}

interface Step {
  readonly lower: (value: number, decimals: number) => number;
  readonly raise: (value: number, decimals: number) => number;
}

function toYears({ years, size }: (typeof YEARS)[number]): Step & { size: number } {
  return { lower: (value) => value - years, raise: (value) => value + years, size };
}

/** In steps of two significant digits, outward: $20 by a tenth is $22, 5,000 is 5,500, and 2 doors are 1. */
function toShare(share: number): Step {
  const step = (value: number, decimals: number) =>
    Math.max(10 ** (Math.floor(Math.log10(Math.max(value, 1))) - 1), decimals === 0 ? 1 : 0.01);
  const round = (value: number) => Math.round(value * 100) / 100;
  return {
    lower: (value, decimals) =>
      round(Math.floor((value * (1 - share)) / step(value, decimals) + 1e-9) * step(value, decimals)),
    raise: (value, decimals) =>
      round(Math.ceil((value * (1 + share)) / step(value, decimals) - 1e-9) * step(value, decimals)),
  };
}
