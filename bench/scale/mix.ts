import type autocannon from "autocannon";
import type pg from "pg";
import { buildMixedFilters } from "../filters.ts";
import { drawIds } from "../listings.bench.ts";
import { toRequests } from "../requests.ts";
import type { Headers, System } from "../system.ts";
import { listFirstFiles } from "./first-files.ts";

/** A kind of page, and what browsers request when someone opens one. */
export interface PageKind {
  readonly name: string;
  /** Its share of all page views, from 0 to 1. */
  readonly share: number;
  readonly requestsPerView: number;
  /** The requests of many views, one after another. */
  readonly requests: readonly autocannon.Request[];
}

/**
 * The share of page views by first-time browsers, or the first since the last release: one visit in five, of seven
 * views each.
 */
const FIRST_VIEWS = 0.03;
const CACHED_BROWSER: Headers = { "accept-encoding": "gzip" };

/**
 * What people and search engines open, as shares of all page views. An assumption: replace it with your own metrics.
 * People arrive at the home page, at a place or at a listing; those with an account search, and open every other result
 * page's listing. The directory of agents is left out: how much of it an account may read per day is limited.
 */
export async function listPageKinds(
  { system, pool }: { system: System; pool: pg.Pool },
  headers: Headers,
): Promise<PageKind[]> {
  const member = { ...CACHED_BROWSER, ...headers };
  // More than the server's cache of rendered pages.
  const ids = await drawIds(system, headers);
  await pool.query("SET statement_timeout = 0");
  await pool.query("UPDATE listings SET teaser = 'text' WHERE id = ANY ($1) AND teaser = 'off'", [ids]);
  const filters = buildMixedFilters();
  const search = toRequests("/v1/property/search", member, filters);
  const facets = toRequests("/v1/property/facets", member, filters);
  const get = (path: string, with_: Headers = CACHED_BROWSER): autocannon.Request => ({ path, headers: with_ });
  const files = await listFirstFiles(system.url);
  return [
    toKind("home", 0.13, [[get("/"), post("/v1/property/featured", CACHED_BROWSER)]]),
    toKind(
      "places",
      0.15,
      BROWSED.map((path) => [get(path)]),
    ),
    toKind(
      "public listing",
      0.25,
      ids.map((id) => [get(`/listing/${id}`)]),
    ),
    toKind(
      "search results",
      0.3,
      search.map((each, at) => [each, facets[at] ?? each]),
    ),
    toKind(
      "listing",
      0.17,
      ids.map((id) => [get(`/v1/property/getProperty/${id}`, member), get(`/v1/property/${id}/similar`, member)]),
    ),
    toKind("scripts, styles and fonts of a first view", FIRST_VIEWS, [files.map((path) => get(path))]),
  ];
}

const post = (path: string, headers: Headers): autocannon.Request => toRequests(path, headers, [{}])[0] ?? { path };

const BROWSED = [
  "",
  "/ontario",
  "/ontario/toronto",
  "/quebec",
  "/quebec/montreal",
  "/british-columbia",
  "/alberta",
].map((place) => `/browse${place}`);

function toKind(name: string, share: number, views: readonly (readonly autocannon.Request[])[]): PageKind {
  return { name, share, requestsPerView: views[0]?.length ?? 0, requests: views.flat() };
}

/** Requests of all kinds in their proportions, evenly spread: of each kind, as many views as its share of `views`. */
export function mixRequests(kinds: readonly PageKind[], views: number): autocannon.Request[] {
  const placed = kinds.flatMap(({ share, requestsPerView, requests }) => {
    const count = Math.round(share * views);
    return Array.from({ length: count }, (_, view) => {
      const first = (view * requestsPerView) % requests.length;
      return { at: (view + 0.5) / count, requests: requests.slice(first, first + requestsPerView) };
    });
  });
  return placed.toSorted((a, b) => a.at - b.at).flatMap((view) => view.requests);
}

const SAMPLE = 20;

/** Throws unless the first requests return 200, so that an error is not measured as a response. */
export async function expectAnswers(url: string, requests: readonly autocannon.Request[]): Promise<void> {
  for (const { path, ...request } of requests.slice(0, SAMPLE)) {
    const { status } = await fetch(`${url}${path}`, { ...request, redirect: "manual" });
    if (status !== 200) throw new Error(`${path} responded ${status}.`);
  }
}
