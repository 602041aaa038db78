import { ENDED_MANDATE_RETENTION, ESTIMATE_RETENTION } from "@vestpocket/domain/mandates/mandates.retention";
import { defineData } from "../../platform/data.ts";

export const mandateData = defineData({
  mandates: {
    about: "what users look for; a note and a client’s name are encrypted",
    people: ["account_id"],
    reachedBy: ["owner"],
    ends: { after: [ENDED_MANDATE_RETENTION], by: "mandates.purge" },
    exportedAs: "mandates",
    credentials: false,
  },
  demand_estimates: {
    about: "as a band, how many people looked for something like a listing on one day",
    people: ["account_id"],
    listing: "listing_id",
    ends: { after: [ESTIMATE_RETENTION], by: "mandates.purge" },
    exportedAs: "demandEstimates",
    credentials: false,
  },
});
