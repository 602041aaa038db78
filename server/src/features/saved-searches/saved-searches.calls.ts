import { blank, declareCalls, own } from "../../testing/declared-calls.ts";

export const savedSearchCalls = declareCalls(
  {
    "GET /v1/saved-searches": "members",
    "POST /v1/saved-searches": "members",
    "PATCH /v1/saved-searches/{id}": own("saved_searches", () => ({ name: "Mine" })),
    "POST /v1/saved-searches/{id}/open": own("saved_searches", blank),
    "DELETE /v1/saved-searches/{id}": own("saved_searches"),
    "POST /v1/saved-searches/{id}/restore": own("saved_searches", blank),
    "PUT /v1/saved-searches/favourites": "members",
  },
  async ({ send, owner }) => {
    const body = { name: "Offices", filter: { type: "Office" }, cadence: "off" };
    const { id } = await send(owner, "/v1/saved-searches", body);
    return { saved_searches: id };
  },
);
