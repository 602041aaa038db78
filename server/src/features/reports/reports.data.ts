import { REPORT_RETENTION } from "@vestpocket/domain/reports/reports.retention";
import { defineData } from "../../platform/data.ts";

export const reportData = defineData({
  reports: {
    about: "reports of conversations and listings, with their decisions",
    people: ["reporter_id"],
    listing: "listing_id",
    ends: { after: [REPORT_RETENTION], by: "reports.purge" },
    exportedAs: "reports",
    credentials: false,
  },
});
