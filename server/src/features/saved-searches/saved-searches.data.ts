import {
  DELETED_SEARCH_RETENTION,
  LISTING_CHANGE_RETENTION,
  MATCH_RETENTION,
} from "@vestpocket/domain/saved-searches/saved-searches.retention";
import { defineData } from "../../platform/data.ts";

export const savedSearchData = defineData({
  saved_searches: {
    about: "searches that users saved, with how often they are told of new listings",
    people: ["account_id"],
    reachedBy: ["owner"],
    ends: { after: [DELETED_SEARCH_RETENTION], by: "saved-searches.purge" },
    exportedAs: "savedSearches",
    credentials: false,
  },
  saved_search_matches: {
    about: "which listings newly fit which saved searches",
    listing: "listing_id",
    ends: { after: [MATCH_RETENTION], by: "saved-searches.purge" },
    exportedAs: "savedSearches",
  },
  alerts: {
    about: "of which listings, returns and lower prices an account is or was told",
    people: ["account_id"],
    listing: "listing_id",
    ends: { after: [MATCH_RETENTION], by: "saved-searches.purge" },
    exportedAs: "alerts",
    credentials: false,
  },
  alert_accounts: {
    about: "how often an account is told of its favourites, and when it last got alerts",
    people: ["account_id"],
    ends: { with: "accounts" },
    exportedAs: "alertSettings",
    credentials: false,
  },
  listing_alert_states: {
    about: "how often a listing came to the market, and its lowest open prices since then",
    listing: "listing_id",
    ends: { with: "listings" },
  },
  first_alerts: {
    about: "when the first buyer was told of a publication of a listing",
    listing: "listing_id",
    ends: { with: "listings" },
  },
  listing_changes: {
    about: "what was open of a listing before a change that was not compared with the saved searches yet",
    listing: "listing_id",
    ends: { after: [LISTING_CHANGE_RETENTION], by: "saved-searches.purge" },
  },
});
