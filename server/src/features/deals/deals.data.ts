import { defineData } from "../../platform/data.ts";

export const dealData = defineData({
  deal_statuses: {
    about: "the current and past stages of a listing's deal",
    listing: "listing_id",
    ends: { with: "listings" },
  },
});
