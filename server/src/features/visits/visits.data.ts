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
});
