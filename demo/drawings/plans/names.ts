import type { CategorySlug } from "@vestpocket/domain/categories/categories.schema";

export const NAMES: Readonly<Record<Exclude<CategorySlug, "land" | "merger">, Readonly<Record<string, string>>>> = {
  commercial: {
    "shopping-medical-centers": "strip",
    automotive: "garage",
    "food-beverage": "cafe",
    "entertainment-event-venues": "hall",
  },
  office: { "medical-dental": "clinic", "professional-office": "office" },
  industrial: {
    manufacturing: "works",
    warehousing: "warehouse",
    distribution: "warehouse",
    "industrial-condo": "units",
  },
  investment: { "multi-family": "flats", "office-buildings": "office" },
  business: {
    "auto-related": "garage",
    "food-beverage": "cafe",
    "health-wellness": "salon",
    "service-industry": "salon",
  },
  farm: {
    "dairy-farms": "barn",
    "livestock-farms": "barn",
    "cash-crop-farms": "shed",
    "hobby-farms-greenhouses": "greenhouse",
  },
  franchise: {
    "new-franchise-territory": "pad",
    "pop-up-seasonal-location": "kiosk",
    "remote-digital-business": "studio",
  },
};
