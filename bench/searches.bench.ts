import { foldText } from "@vestpocket/domain/shared/text";
import type { BareFilter } from "./bare-queries.ts";
import { BUDGETS, type Budget } from "./budgets.ts";
import {
  buildCityFilters,
  buildKeywordFilters,
  buildPricedFilters,
  buildProvinceFilters,
  buildRentedFilters,
} from "./filters.ts";
import { type Figure, milliseconds, ratio } from "./report.ts";
import { toRequests } from "./requests.ts";
import { compareSides } from "./side-by-side.ts";
import type { Bare, Headers, System } from "./system.ts";

interface Work {
  readonly name: string;
  readonly bodies: readonly object[];
  readonly bareBodies: readonly BareFilter[];
  readonly budgets: { readonly rate: Budget; readonly cpu?: Budget; readonly p99?: Budget };
}

const SEARCH = { rate: BUDGETS.searchRate, cpu: BUDGETS.searchCpu };

/** Searches with an exact total and ten cards, compared with a bare Fastify and `pg` that answer the same question. */
export async function measureSearches(
  { system, bare, headers }: { system: System; bare: Bare; headers: Headers },
  seconds: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, bodies, bareBodies, budgets } of listWork()) {
    console.log(`${name}: ${seconds} s of ours and ${seconds} s of the bare route, alternating`);
    const { rate, cpu, p99, failures, note } = await compareSides({
      ours: { ...system, requests: toRequests("/v1/property/search", headers, bodies) },
      reference: { ...bare, databasePid: system.databasePid, requests: toRequests("/search", {}, bareBodies) },
      seconds,
    });
    figures.push({ name: `${name}: requests ÷ bare`, value: rate, format: ratio, budget: budgets.rate, note });
    if (cpu !== undefined)
      figures.push({
        name: `${name}: CPU ÷ bare`,
        value: cpu,
        format: ratio,
        ...(budgets.cpu && { budget: budgets.cpu }),
      });
    if (budgets.p99) figures.push({ name: `${name}: p99`, value: p99, format: milliseconds, budget: budgets.p99 });
    figures.push({ name: `${name}: answers not 200`, value: failures, budget: BUDGETS.failures });
  }
  return [...figures, ...(await compareRents({ system, headers }, seconds))];
}

const toRentSearch = ({ rent: { lower, upper }, ...filter }: ReturnType<typeof buildRentedFilters>[number]) => ({
  ...filter,
  listingType: "rent",
  bounds: { rentMonthGross: { min: lower, ...(upper !== undefined && { max: upper }) } },
});

/** A range of rents compared with a range of prices, both ours. */
async function compareRents(
  { system, headers }: { system: System; headers: Headers },
  seconds: number,
): Promise<Figure[]> {
  console.log(`rents and prices: ${seconds} s of each, alternating`);
  const toSide = (filters: readonly object[]) => ({
    ...system,
    requests: toRequests(
      "/v1/property/search",
      headers,
      filters.map((filter) => ({ ...filter, sort: "newest" })),
    ),
  });
  const { cpu, note } = await compareSides({
    ours: toSide(buildRentedFilters().map(toRentSearch)),
    reference: toSide(buildPricedFilters()),
    seconds,
  });
  if (cpu === undefined) return [];
  const named = note.replace("ours", "rents").replace("bare", "prices");
  return [{ name: "rents ÷ prices: CPU", value: cpu, format: ratio, budget: BUDGETS.rentCpu, note: named }];
}

function listWork(): Work[] {
  const priced = buildPricedFilters();
  const rented = buildRentedFilters();
  const cities = buildCityFilters();
  const provinces = buildProvinceFilters().map((filter) => ({ ...filter, page: 50 }));
  const keywords = buildKeywordFilters();
  const newest = <Filter extends object>(filters: readonly Filter[]) =>
    filters.map((filter) => ({ ...filter, sort: "newest" }));
  return [
    {
      name: "province, category and price",
      bodies: newest(priced),
      bareBodies: priced,
      budgets: SEARCH,
    },
    {
      name: "province, category and rent",
      bodies: newest(rented.map(toRentSearch)),
      bareBodies: rented.map(({ rent: { lower, upper }, ...filter }) => ({
        ...filter,
        lowerRent: lower * 100,
        ...(upper !== undefined && { upperRent: upper * 100 }),
      })),
      budgets: SEARCH,
    },
    {
      name: "city",
      bodies: newest(cities),
      bareBodies: cities.map(({ city }) => ({ cityKey: foldText(city) })),
      budgets: SEARCH,
    },
    { name: "page 50 of a province", bodies: newest(provinces), bareBodies: provinces, budgets: SEARCH },
    {
      name: "two keywords in a province",
      bodies: newest(keywords),
      bareBodies: keywords,
      budgets: { rate: BUDGETS.keywordRate, p99: BUDGETS.keywordP99 },
    },
  ];
}
