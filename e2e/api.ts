import { type APIRequestContext, expect } from "@playwright/test";
import type { ListingCard, Property } from "@vestpocket/domain/listings/listings.schema";
import type { SearchRequest } from "@vestpocket/domain/searches/searches.schema";
import type { SearchAnswer } from "./answers.ts";

/** Calls of the server, to find listings of a kind. Lists are compared with what the page itself received: see `answers.ts`. */
export class Api {
  readonly #calls: APIRequestContext;
  readonly #headers: { authorization: string };

  constructor(calls: APIRequestContext, accessToken: string) {
    this.#calls = calls;
    this.#headers = { authorization: `Bearer ${accessToken}` };
  }

  async search(request: Partial<SearchRequest>): Promise<SearchAnswer> {
    return (await this.#post<{ response: SearchAnswer }>("/v1/property/search", request)).response;
  }

  /** The first listing of a search that is as wanted. */
  async find(request: Partial<SearchRequest>, isWanted: (listing: ListingCard) => boolean): Promise<ListingCard> {
    for (let page = 1; ; page += 1) {
      const { properties, totalPages } = await this.search({ ...request, limit: 50, page });
      const found = properties.find(isWanted);
      if (found) return found;
      if (page >= totalPages) throw new Error("The demo has no such listing.");
    }
  }

  /** The first listing of a search whose page is as wanted. */
  async findProperty(request: Partial<SearchRequest>, isWanted: (property: Property) => boolean): Promise<Property> {
    const { properties } = await this.search({ ...request, limit: 50 });
    for (const { id } of properties) {
      const property = await this.property(id);
      if (isWanted(property)) return property;
    }
    throw new Error("The demo has no such listing.");
  }

  async property(id: string): Promise<Property> {
    const answer = await this.#calls.get(`/v1/property/getProperty/${id}`, { headers: this.#headers });
    return ((await answer.json()) as { property: Property }).property;
  }

  async #post<Answer>(path: string, data: object): Promise<Answer> {
    const answer = await this.#calls.post(path, { data, headers: this.#headers });
    expect(answer.status(), `${path} ${JSON.stringify(data)}`).toBe(200);
    return (await answer.json()) as Answer;
  }
}
