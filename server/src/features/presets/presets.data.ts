import { defineData } from "../../platform/data.ts";

export const presetData = defineData({
  presets: {
    about: "filters that administrators saved for their lists",
    people: ["account_id"],
    ends: { with: "accounts" },
    exportedAs: "presets",
    credentials: false,
  },
});
