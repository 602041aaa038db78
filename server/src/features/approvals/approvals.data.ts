import { defineData } from "../../platform/data.ts";

export const approvalData = defineData({
  approvals: {
    about: "what an administrator asked a second one to approve, and the decision",
    people: ["asker_id", "decider_id"],
    listing: "listing_id",
    ends: { with: "accounts" },
    notExported: "an administrator's work; it is in their audit log",
    credentials: false,
  },
});
