import { defineData } from "../../platform/data.ts";

export const nextStepData = defineData({
  dismissed_steps: {
    about: "which advice about a listing its owner does not want to see again",
    people: ["account_id"],
    listing: "listing_id",
    ends: { with: "accounts" },
    exportedAs: "dismissedSteps",
    credentials: false,
  },
});
