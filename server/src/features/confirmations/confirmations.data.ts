import { defineData } from "../../platform/data.ts";

export const confirmationData = defineData({
  listing_confirmations: {
    about: "when the owner of a live listing was asked whether it is still available, and until when they put it off",
    listing: "listing_id",
    ends: { with: "listings" },
  },
});
