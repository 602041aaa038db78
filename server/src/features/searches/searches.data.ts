import { defineData } from "../../platform/data.ts";

export const searchData = defineData({
  search_counts: {
    about: "totals per combination of filters, maintained by triggers",
    ends: { because: "totals" },
  },
  search_measure_counts: {
    about: "totals per comparable value, maintained by triggers",
    ends: { because: "totals" },
  },
  search_measures: { about: "which values of listings are comparable", ends: { because: "names of columns" } },
  search_changes: {
    about: "the latest listings that the totals do not include yet",
    ends: { because: "at most some hundred; added to the totals with every 32nd" },
  },
  search_versions: { about: "how often the totals changed", ends: { because: "one number" } },
  search_days: { about: "searches per day", ends: { because: "totals" } },
  search_misses: {
    about: "searches without results",
    ends: { because: "totals; deleted after 400 days, by the job searches.purge" },
  },
});
