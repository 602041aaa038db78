import { CLIENT_REPORT_RETENTION } from "@vestpocket/domain/client-reports/client-reports.retention";
import { defineData } from "../../platform/data.ts";

export const clientReportData = defineData({
  client_reports: {
    about: "hashes of the links to a listing's figures that its owner gave to clients",
    people: ["owner_id"],
    listing: "listing_id",
    reachedBy: ["owner"],
    ends: { after: [CLIENT_REPORT_RETENTION], by: "client-reports.purge" },
    exportedAs: "clientReports",
    credentials: false,
  },
});
