import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from "@vestpocket/demo/accounts/accounts.demo";
import type { ListingCard, Property } from "@vestpocket/domain/listings/listings.schema";
import type { SearchRequest } from "@vestpocket/domain/searches/searches.schema";
import type { SearchAnswer } from "./answers.ts";

/**
 * Calls to the server, to find certain listings. Lists are compared with what the page itself received: see
 * `answers.ts`.
 */
export class Api {
  readonly #calls: APIRequestContext;
  #accessToken = "";

  constructor(calls: APIRequestContext) {
    this.#calls = calls;
  }

  async search(request: Partial<SearchRequest>): Promise<SearchAnswer> {
    return (await this.#post<{ response: SearchAnswer }>("/v1/property/search", request)).response;
  }

  /** The first matching listing of a search. */
  async find(request: Partial<SearchRequest>, isWanted: (listing: ListingCard) => boolean): Promise<ListingCard> {
    for (let page = 1; ; page += 1) {
      const { properties, totalPages } = await this.search({ ...request, limit: 50, page });
      const found = properties.find(isWanted);
      if (found) return found;
      if (page >= totalPages) throw new Error("The demo has no such listing.");
    }
  }

  async property(id: string): Promise<Property> {
    const answer = await this.#send(`/v1/property/getProperty/${id}`, { method: "GET" });
    return ((await answer.json()) as { property: Property }).property;
  }

  /** The profile path of the first agent that a name finds. */
  async findAgent(searchQuery: string): Promise<string> {
    const answer = await this.#send(`/v1/users/agents?${new URLSearchParams({ searchQuery })}`, { method: "GET" });
    const [agent] = ((await answer.json()) as { agents: { id: string }[] }).agents;
    return `/agent/${agent?.id}`;
  }

  async #post<Answer>(path: string, data: object): Promise<Answer> {
    const answer = await this.#send(path, { method: "POST", data });
    expect(answer.status(), `${path} ${JSON.stringify(data)}`).toBe(200);
    return (await answer.json()) as Answer;
  }

  /** Signs in on first use, and again when the session has expired: a slow run outlasts an access token. */
  async #send(path: string, options: { method: string; data?: object }): Promise<APIResponse> {
    const send = () =>
      this.#calls.fetch(path, { ...options, headers: { authorization: `Bearer ${this.#accessToken}` } });
    const answer = await send();
    if (answer.status() !== 401) return answer;
    const data = { email: DEMO_ACCOUNTS.buyer.email, password: DEMO_PASSWORD, tokenTransport: "body" };
    const signedIn = await this.#calls.post("/v1/auth/sign-in", { data });
    this.#accessToken = ((await signedIn.json()) as { accessToken: string }).accessToken;
    return send();
  }
}
