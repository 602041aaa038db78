import type { CategorySlug } from "@vestpocket/domain/categories/categories.schema";

export const ROOMS: Readonly<Record<Exclude<CategorySlug, "land">, Readonly<Record<string, readonly string[]>>>> = {
  commercial: {
    "shopping-medical-centers": ["shop", "clinic"],
    "hotels-cottages": ["bedroom", "lobby", "bedroom"],
    automotive: ["garage"],
    hospitality: ["bedroom", "lobby", "cafe"],
    "food-beverage": ["cafe"],
    "entertainment-event-venues": ["hall"],
    "": ["shop"],
  },
  office: { "medical-dental": ["clinic"], "": ["office", "boardroom", "office"] },
  industrial: { manufacturing: ["works"], "": ["racks"] },
  investment: {
    "multi-family": ["flat"],
    "income-producing-retail": ["shop", "flat"],
    "hotels-motels": ["bedroom", "lobby", "bedroom"],
    "": ["office"],
  },
  business: {
    "auto-related": ["garage"],
    "food-beverage": ["cafe"],
    "health-wellness": ["spa"],
    "": ["salon", "shop"],
  },
  farm: {
    "dairy-farms": ["dairy"],
    "livestock-farms": ["beef"],
    "hobby-farms-greenhouses": ["greenhouse"],
    "": ["machines"],
  },
  merger: { "distressed-asset-sale": ["bare"], "": ["boardroom", "office", "boardroom"] },
  franchise: { "remote-digital-business": ["desk"], "pop-up-seasonal-location": ["shop"], "": ["cafe", "shop"] },
};

/**
 * The façade's choice that the room must match, for subtypes with several kinds of buildings: a list of the same length makes the
 * same choice.
 */
export const FOLLOWED: Readonly<Record<string, string>> = {
  "shopping-medical-centers": "medical",
  "hotels-cottages": "hotel",
  hospitality: "hospitality",
  "hotels-motels": "kind",
};
