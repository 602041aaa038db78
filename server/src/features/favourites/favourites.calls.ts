import { blank, declareCalls, hidden } from "../../testing/declared-calls.ts";

export const favouriteCalls = declareCalls({
  "GET /v1/favourites": "members",
  "GET /v1/favourites/ids": "members",
  "PUT /v1/favourites/{listingId}": hidden(blank),
  "DELETE /v1/favourites/{listingId}": {
    access: "members",
    ofNobody: "takes away one of one's own favourites, whichever listing it names",
  },
  "DELETE /v1/favourites/unavailable": "members",
});
