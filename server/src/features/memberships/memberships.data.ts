import { defineData } from "../../platform/data.ts";

export const membershipData = defineData({
  memberships: {
    about: "until when Agent Pro is paid",
    people: ["account_id"],
    ends: { with: "accounts" },
    exportedAs: "membership",
    credentials: false,
  },
  membership_checkouts: {
    about: "the one open checkout",
    people: ["account_id"],
    ends: { with: "accounts" },
    exportedAs: "checkout",
    credentials: false,
  },
});
