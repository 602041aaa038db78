import { idParams, messageAnswer, noBody } from "../../shared/contract.schema.ts";
import { defineCall } from "../../shared/contract.ts";
import {
  changeSavedSearchRequestSchema,
  chooseFavouriteAlertsRequestSchema,
  savedSearchesSchema,
  savedSearchIdSchema,
  saveSearchRequestSchema,
} from "./saved-searches.schema.ts";

const tag = "saved-searches";

export const listSavedSearches = defineCall({
  method: "GET",
  path: "/v1/saved-searches",
  tag,
  summary: "List the searches that the reader saved",
  access: "members",
  answer: savedSearchesSchema,
});

export const saveSearch = defineCall({
  method: "POST",
  path: "/v1/saved-searches",
  tag,
  summary: "Save a search",
  access: "members",
  body: saveSearchRequestSchema,
  status: 201,
  answer: savedSearchIdSchema,
});

export const changeSavedSearch = defineCall({
  method: "PATCH",
  path: "/v1/saved-searches/{id}",
  tag,
  summary: "Rename, change or pause a saved search",
  access: "members",
  params: idParams,
  body: changeSavedSearchRequestSchema,
  answer: messageAnswer,
});

export const openSavedSearch = defineCall({
  method: "POST",
  path: "/v1/saved-searches/{id}/open",
  tag,
  summary: "Note that a saved search's new listings were seen",
  access: "members",
  params: idParams,
  body: noBody,
  answer: messageAnswer,
});

export const deleteSavedSearch = defineCall({
  method: "DELETE",
  path: "/v1/saved-searches/{id}",
  tag,
  summary: "Delete a saved search; it can be restored for a day",
  access: "members",
  params: idParams,
  answer: messageAnswer,
});

export const restoreSavedSearch = defineCall({
  method: "POST",
  path: "/v1/saved-searches/{id}/restore",
  tag,
  summary: "Restore a saved search that was just deleted",
  access: "members",
  params: idParams,
  body: noBody,
  answer: messageAnswer,
});

export const chooseFavouriteAlerts = defineCall({
  method: "PUT",
  path: "/v1/saved-searches/favourites",
  tag,
  summary: "Choose how often to be told of lower prices and returns of favourites",
  access: "members",
  body: chooseFavouriteAlertsRequestSchema,
  answer: messageAnswer,
});
