import { defineData } from "../../platform/data.ts";

export const noteData = defineData({
  notes: {
    about: "administrators' notes about people and orders",
    people: ["account_id", "author_id"],
    ends: { with: "accounts" },
    exportedAs: "notes",
    credentials: false,
  },
});
