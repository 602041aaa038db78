import { defineData } from "../../platform/data.ts";

export const reportData = defineData({
  reports: {
    about: "reports of conversations and listings, with their decisions",
    people: ["reporter_id"],
    listing: "listing_id",
    ends: { after: ["reports"], by: "reports.purge" },
    exportedAs: "reports",
    credentials: false,
  },
});
