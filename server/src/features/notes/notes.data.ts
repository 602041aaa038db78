import { defineData } from "../../platform/data.ts";

export const noteData = defineData({
  notes: {
    about: "administrators' notes about people, orders and listings",
    people: ["account_id", "author_id"],
    listing: "listing_id",
    ends: { with: "accounts" },
    exportedAs: "notes",
    credentials: false,
  },
});
