import type { Message } from "../../shared/text.ts";

/** The administration's lists, by the last part of their paths. */
export const PRESET_LISTS = ["users", "listings", "orders", "tickets", "reports", "messages", "audit"] as const;
export type PresetList = (typeof PRESET_LISTS)[number];

/** How many filters an administrator can save for one list (product.md §8.9). */
export const PRESETS_MAX = 12;
export const PRESET_NAME_MAX = 40;
/** Longest query of an address, in characters. */
export const PRESET_QUERY_MAX = 600;

export const PRESET_MESSAGES = {
  nameRequired: /*i18n*/ { id: "presets.name_required", message: "Please name the filters." },
  nameTaken: /*i18n*/ { id: "presets.name_taken", message: "You have already saved filters under this name." },
  tooMany: /*i18n*/ {
    id: "presets.too_many",
    message: "You can save up to 12 filters for a list. Please first delete one that you no longer use.",
  },
} as const satisfies Record<string, Message>;

/** The filters in a query, without the page, in a fixed order: the same filters produce the same text. */
export function toPresetQuery(query: string): string {
  const filters = query.split("&").filter((filter) => /^(?!page=)[^=]+=./u.test(filter));
  return filters.toSorted().join("&");
}
