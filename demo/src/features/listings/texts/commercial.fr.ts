import { AUTOMOTIVE_FR } from "./commercial/automotive.fr.ts";
import { ENTERTAINMENT_EVENT_VENUES_FR } from "./commercial/entertainment-event-venues.fr.ts";
import { FOOD_BEVERAGE_FR } from "./commercial/food-beverage.fr.ts";
import { HOSPITALITY_FR } from "./commercial/hospitality.fr.ts";
import { HOTELS_COTTAGES_FR } from "./commercial/hotels-cottages.fr.ts";
import { RETAIL_FR } from "./commercial/retail.fr.ts";
import { SHOPPING_MEDICAL_CENTERS_FR } from "./commercial/shopping-medical-centers.fr.ts";
import type { CategoryTexts } from "./texts.schema.ts";

export const COMMERCIAL_FR: CategoryTexts = {
  retail: RETAIL_FR,
  "shopping-medical-centers": SHOPPING_MEDICAL_CENTERS_FR,
  "hotels-cottages": HOTELS_COTTAGES_FR,
  automotive: AUTOMOTIVE_FR,
  hospitality: HOSPITALITY_FR,
  "food-beverage": FOOD_BEVERAGE_FR,
  "entertainment-event-venues": ENTERTAINMENT_EVENT_VENUES_FR,
};
