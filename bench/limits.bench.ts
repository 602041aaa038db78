import { DEMO_ACCOUNTS } from "@vestpocket/demo/accounts/accounts.demo";
import type autocannon from "autocannon";
import { BUDGETS, type Budget } from "./budgets.ts";
import { buildMixedFilters, buildPricedFilters, buildTypedPriceFilters } from "./filters.ts";
import { formatLatency, type Load, load, rateOf } from "./load.ts";
import { type Figure, milliseconds, perSecond, ratio } from "./report.ts";
import { toRequests } from "./requests.ts";
import { type Headers, type System, signIn } from "./system.ts";

const SEARCH = "/v1/property/search";
const PAGE_SIZE = 10;
/**
 * Warm-up before each connection count: a statement's first runs are not prepared, and the first responses are not
 * cached.
 */
const WARM_UP_SECONDS = 1;
/** Matches reachable by page number. */
const REACH = 100_000;
/** Words that a third of all listings contain. */
const COMMON_WORDS = ["the", "retail", "parking"];
const CITIES = [
  { lat: 43.7, lon: -79.4 },
  { lat: 45.5, lon: -73.6 },
  { lat: 51, lon: -114.1 },
];

/** What must stay fast however large the market is: the worst of 100 responses in milliseconds. */
export async function measureLimits(
  { system, headers }: { system: System; headers: Headers },
  seconds: number,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, requests, ...budgets } of listLimits(headers)) {
    console.log(`${name}: ${seconds} s`);
    await load(system.url, requests, { seconds: WARM_UP_SECONDS });
    const result = await load(system.url, requests, { seconds });
    figures.push(...toFigures(name, result, budgets));
  }
  figures.push(await measureFacets({ system, headers }, seconds));
  return [...figures, ...(await measureCommonWords({ system, headers }, seconds))];
}

/** Searches as the results page makes them: each with its facets. */
async function measureFacets(
  { system, headers }: { system: System; headers: Headers },
  seconds: number,
): Promise<Figure> {
  const filters = buildPricedFilters();
  const searches = toRequests(SEARCH, headers, filters);
  const facets = toRequests("/v1/property/facets", headers, filters);
  const pairs = searches.flatMap((search, at) => [search, facets[at] ?? search]);
  console.log(`searches with facets: ${2 * seconds} s`);
  await load(system.url, pairs, { seconds: WARM_UP_SECONDS });
  const alone = await load(system.url, searches, { seconds });
  const both = await load(system.url, pairs, { seconds });
  return {
    name: "searches with facets ÷ without",
    value: rateOf(both) / 2 / rateOf(alone),
    format: ratio,
    budget: BUDGETS.withFacets,
    note: `without ${formatLatency(alone)}; with ${formatLatency(both)}`,
  };
}

interface Limit {
  readonly name: string;
  readonly requests: readonly autocannon.Request[];
  /** Without a budget, the figure is informational. */
  readonly p99?: Budget;
  /** Instead of p99. */
  readonly p97_5?: Budget;
}

function listLimits(headers: Headers): Limit[] {
  const compressed = { ...headers, "accept-encoding": "gzip" };
  const mixed = buildMixedFilters();
  const pages = [200, 1_000, 4_000, REACH / PAGE_SIZE];
  const rents = mixed.map(({ lowerPrice: _, upperPrice: __, ...filter }, index) => ({
    ...filter,
    listingType: "rent",
    bounds: { rentMonthGross: { min: 500 + index * 10, max: 2_500 + index * 20 } },
  }));
  const byArea = mixed.map(({ lowerPrice: _, upperPrice: __, ...filter }) => ({ ...filter, sort: "totalArea-desc" }));
  const search = (bodies: readonly object[], with_: Headers = headers) => toRequests(SEARCH, with_, bodies);
  return [
    { name: "mixed searches", requests: search(mixed) },
    { name: "mixed searches, compressed", requests: search(mixed, compressed) },
    { name: "rent between typed bounds", requests: search(rents) },
    { name: "sorted by area", requests: search(byArea) },
    {
      name: "deep pages",
      requests: search(pages.flatMap((page) => [{ page }, { page, sort: "newest" }])),
      p99: BUDGETS.deepPage,
    },
    {
      name: "past the end",
      requests: search(buildPricedFilters().map((filter) => ({ ...filter, page: 20_000 }))),
      p99: BUDGETS.deepPage,
    },
    { name: "prices off the ranges", requests: search(buildTypedPriceFilters()), p99: BUDGETS.typedPrice },
    {
      name: "map",
      requests: toRequests(
        "/v1/property/map",
        headers,
        mixed.map(({ sort: _, ...filter }) => filter),
      ),
      p97_5: BUDGETS.map,
    },
    { name: "featured", requests: toRequests("/v1/property/featured", {}, [{}]) },
    { name: "featured near a place", requests: toRequests("/v1/property/featured", {}, CITIES), p99: BUDGETS.near },
  ];
}

/** Words that very many listings contain, ten at once, and what they cost everyone else's search. */
async function measureCommonWords(
  { system, headers }: { system: System; headers: Headers },
  seconds: number,
): Promise<Figure[]> {
  const common = toRequests(
    SEARCH,
    headers,
    COMMON_WORDS.map((word) => ({ keywords: [word] })),
  );
  // An account waits for its own searches, so the others are another's.
  const others = toRequests(SEARCH, await signIn(system, DEMO_ACCOUNTS.agent), buildPricedFilters());
  console.log(`common words: ${2 * seconds} s`);
  const alone = await load(system.url, others, { seconds, connections: 2 });
  const [beside, flood] = await Promise.all([
    load(system.url, others, { seconds, connections: 2 }),
    load(system.url, common, { seconds }),
  ]);
  return [
    ...toFigures("common words, ten at once", flood, { p99: BUDGETS.commonWord }),
    {
      name: "other searches meanwhile: p99 ÷ alone",
      value: beside.p99 / alone.p99,
      format: ratio,
      budget: BUDGETS.besideCommonWords,
      note: `alone ${formatLatency(alone)}; meanwhile ${formatLatency(beside)}`,
    },
  ];
}

function toFigures(name: string, result: Load, { p99, p97_5 }: Pick<Limit, "p99" | "p97_5">): Figure[] {
  const budget = p97_5 ?? p99;
  return [
    {
      name: `${name}: ${p97_5 ? "p97.5" : "p99"}`,
      value: p97_5 ? result.p97_5 : result.p99,
      format: milliseconds,
      ...(budget && { budget }),
      note: `${perSecond(rateOf(result))}, ${formatLatency(result)}`,
    },
    ...(result.failures === 0 && result.answers > 0
      ? []
      : [{ name: `${name}: answers not 200`, value: result.failures, budget: BUDGETS.failures }]),
  ];
}
