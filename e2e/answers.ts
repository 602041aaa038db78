import { isDeepStrictEqual } from "node:util";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import type { SearchRequest } from "@vestpocket/domain/searches/searches.schema";

const SEARCH = "/v1/property/search";
const FEATURED = "/v1/property/featured";

export interface SearchAnswer {
  readonly properties: readonly ListingCard[];
  readonly totalPages: number;
  readonly totalResults: number;
}

interface Kept {
  readonly path: string;
  readonly asked: Readonly<Record<string, unknown>>;
  answer?: unknown;
}

const kept = new WeakMap<Page, Kept[]>();

/** Records the lists of listings that pages receive. */
export function keepAnswers(context: BrowserContext): void {
  context.on("response", (response) => {
    const { pathname: path } = new URL(response.url());
    const request = response.request();
    if (request.method() !== "POST" || (path !== SEARCH && path !== FEATURED)) return;
    const page = request.frame().page();
    const one: Kept = { path, asked: request.postDataJSON() as Kept["asked"] };
    kept.set(page, [...(kept.get(page) ?? []), one]);
    // Nobody reads a response whose page has moved on.
    void response.json().then(
      (answer) => Object.assign(one, { answer }),
      () => undefined,
    );
  });
}

/** The searches that a page has requested so far. */
export function searchesOf(page: Page): readonly Kept["asked"][] {
  return (kept.get(page) ?? []).filter(({ path }) => path === SEARCH).map(({ asked }) => asked);
}

/**
 * The server's response to a page's own search. A second request could differ: other journeys post and close listings,
 * and the order of ties changes daily.
 */
export async function answerTo(page: Page, request: Partial<SearchRequest>): Promise<SearchAnswer> {
  const expected = { page: 1, limit: 10, ...request };
  const isAsked = ({ lastDoc: _, ...asked }: Kept["asked"]) => isDeepStrictEqual(asked, expected);
  const { response } = await find<{ response: SearchAnswer }>(page, SEARCH, isAsked);
  return response;
}

/** The server's response to a page's own request for a city's featured listing. */
export async function featuredIn(page: Page, city: string): Promise<ListingCard | undefined> {
  const answer = await find<{ properties: ListingCard[] }>(page, FEATURED, (asked) => asked.city === city);
  return answer.properties[0];
}

async function find<Answer>(page: Page, path: string, isAsked: (asked: Kept["asked"]) => boolean): Promise<Answer> {
  const latest = () => kept.get(page)?.findLast((each) => each.path === path && each.answer && isAsked(each.asked));
  await expect.poll(() => latest() !== undefined, { message: `the page has an answer of ${path}` }).toBe(true);
  return latest()?.answer as Answer;
}
