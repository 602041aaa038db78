import type { SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import { BUDGETS } from "./budgets.ts";
import { openEmbeddedDatabase } from "./database.ts";
import { buildFilters } from "./filters.ts";
import { failuresOf, formatLatency, load, measureByTurns, rateOf } from "./load.ts";
import { openReplay } from "./replay.ts";
import { type Figure, perSecond, ratio } from "./report.ts";
import { captureStatements } from "./statements.ts";
import { post, type System, signIn } from "./system.ts";

const FILTERS = 500;
/** Seconds per measurement without a budget. */
const GLANCE = 4;
const KEYWORDS = ["parking", "warehouse", "restaurant", "lake view", "rénové", "turnkey", "loading dock", "patio"];

/** Page one of 500 searches over HTTP, compared with the same SQL sent in a bare loop. */
export async function measureSearches(system: System, seconds: number): Promise<Figure[]> {
  const headers = await signIn(system);
  const url = `${system.url}/v1/property/search`;
  const filters = buildFilters(FILTERS);
  const database = openEmbeddedDatabase(system.dataDir);

  console.log(`Searches: reading the SQL of ${FILTERS} from the database's log`);
  const statements = await captureStatements(
    database,
    filters.map((body) => () => post(url, { body, headers })),
  );
  const replay = await openReplay(database, statements);
  console.log(`Searches: ${seconds} s over HTTP and ${seconds} s of the same SQL, by turns`);
  const http = toRequests("/v1/property/search", headers, filters);
  const { first, second } = await measureByTurns({
    seconds,
    first: (length) => load(system.url, http, length),
    second: (length) => replay.run(length),
  }).finally(() => replay.close());

  const [served, raw] = [rateOf(first), rateOf(second)];
  const perCall = statements.flat().length / statements.length;
  return [
    { name: "search over HTTP", value: served, format: perSecond, note: formatLatency(first) },
    {
      name: "search, the same SQL alone",
      value: raw,
      format: perSecond,
      note: `${perCall.toFixed(1)} statements each`,
    },
    { name: "search ÷ its SQL", value: served / raw, format: ratio, budget: BUDGETS.searchRatio },
    { name: "search, answers not 200", value: failuresOf(first), budget: BUDGETS.failures },
    ...(await glance(system, headers, filters)),
  ];
}

/** Measurements without a budget: other ways to search. */
async function glance(
  { url }: System,
  headers: Record<string, string>,
  filters: readonly SearchFilter[],
): Promise<Figure[]> {
  const search = "/v1/property/search";
  const pages = [200, 500, 1_000, 2_000, 4_000].flatMap((page) => [{ page }, { page, sort: "newest" }]);
  const withKeywords = filters.map((filter, index) => ({ ...filter, keywords: [KEYWORDS[index % KEYWORDS.length]] }));
  const rents = filters.map(({ lowerPrice: _, upperPrice: __, ...filter }, index) => ({
    ...filter,
    listingType: "rent",
    bounds: { rentMonthGross: { min: 500 + index * 10, max: 2_500 + index * 20 } },
  }));
  const byArea = filters.map(({ lowerPrice: _, upperPrice: __, ...filter }) => ({ ...filter, sort: "totalArea-desc" }));
  const points = [
    { lat: 43.7, lon: -79.4 },
    { lat: 45.5, lon: -73.6 },
    { lat: 51, lon: -114.1 },
  ];
  const ways = [
    ["search, answer compressed", toRequests(search, { ...headers, "accept-encoding": "gzip" }, filters)],
    ["search, deep pages", toRequests(search, headers, pages)],
    ["search, a keyword", toRequests(search, headers, withKeywords)],
    ["search, a rent", toRequests(search, headers, rents)],
    ["search, sorted by area", toRequests(search, headers, byArea)],
    ["featured", toRequests("/v1/property/featured", {}, [{}])],
    ["featured near a place", toRequests("/v1/property/featured", {}, points)],
  ] as const;
  const figures: Figure[] = [];
  for (const [name, requests] of ways) {
    console.log(`Searches: ${name}, ${GLANCE} s`);
    const result = await load(url, requests, GLANCE);
    const failed = result.failures === 0 ? "" : `, ${result.failures} not 200`;
    figures.push({ name, value: rateOf([result]), format: perSecond, note: formatLatency([result]) + failed });
  }
  return figures;
}

function toRequests(path: string, headers: Record<string, string>, bodies: readonly unknown[]) {
  return bodies.map((body) => ({
    method: "POST" as const,
    path,
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  }));
}
