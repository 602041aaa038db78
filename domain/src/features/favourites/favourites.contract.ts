import { z } from "zod/mini";
import { messageAnswer, noBody, pathText } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import { pageRequestSchema } from "../../shared/paging.schema.ts";
import { favouriteIdsSchema, favouritesSchema } from "./favourites.schema.ts";

const tag = "favourites";
const listingParams = z.object({ listingId: pathText });

export const listFavourites = defineCall({
  method: "GET",
  path: "/v1/favourites",
  tag,
  summary: "List favourite listings, newest first",
  access: "members",
  query: pageRequestSchema,
  answer: favouritesSchema,
});

export const listFavouriteIds = defineCall({
  method: "GET",
  path: "/v1/favourites/ids",
  tag,
  summary: "List the ids of all favourites",
  access: "members",
  answer: favouriteIdsSchema,
});

export const saveFavourite = defineCall({
  method: "PUT",
  path: "/v1/favourites/{listingId}",
  tag,
  summary: "Save a listing to favourites",
  access: "members",
  params: listingParams,
  body: noBody,
  answer: messageAnswer,
});

export const removeFavourite = defineCall({
  method: "DELETE",
  path: "/v1/favourites/{listingId}",
  tag,
  summary: "Remove a listing from favourites",
  access: "members",
  params: listingParams,
  answer: messageAnswer,
});

export const removeUnavailableFavourites = defineCall({
  method: "DELETE",
  path: "/v1/favourites/unavailable",
  tag,
  summary: "Remove the favourites that are no longer available",
  access: "members",
  answer: messageAnswer,
});
