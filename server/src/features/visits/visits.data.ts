import { VISIT_RETENTION } from "@vestpocket/domain/visits/visits.retention";
import { defineData } from "../../platform/data.ts";

export const visitData = defineData({
  listing_views: {
    about: "who viewed which listing",
    people: ["account_id"],
    listing: "listing_id",
    ends: { after: [VISIT_RETENTION], by: "views.purge" },
    exportedAs: "views",
    credentials: false,
  },
  past_listing_views: {
    about: "totals of views that were deleted",
    listing: "listing_id",
    ends: { because: "totals" },
  },
  listing_days: {
    about: "how often a listing was shown, opened, saved, shared, asked about and signed, by day; not by whom",
    listing: "listing_id",
    ends: {
      because: "totals; deleted after 396 days, by the job views.purge_days, except those of a listing's present run",
    },
  },
  owner_days: {
    about: "the same of all listings of an owner together, for the last 60 days that are over",
    people: ["owner_id"],
    ends: { with: "accounts" },
    notExported: "sums of what is counted of the account's listings",
    credentials: false,
  },
  listing_medians: {
    about: "how the listings of the median owner do, by category and province",
    ends: { because: "rounded totals of at least six owners, replaced every night" },
  },
});
