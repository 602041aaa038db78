import { AUTOMOTIVE_EN } from "./commercial/automotive.en.ts";
import { ENTERTAINMENT_EVENT_VENUES_EN } from "./commercial/entertainment-event-venues.en.ts";
import { FOOD_BEVERAGE_EN } from "./commercial/food-beverage.en.ts";
import { HOSPITALITY_EN } from "./commercial/hospitality.en.ts";
import { HOTELS_COTTAGES_EN } from "./commercial/hotels-cottages.en.ts";
import { RETAIL_EN } from "./commercial/retail.en.ts";
import { SHOPPING_MEDICAL_CENTERS_EN } from "./commercial/shopping-medical-centers.en.ts";
import type { CategoryTexts } from "./texts.schema.ts";

export const COMMERCIAL_EN: CategoryTexts = {
  retail: RETAIL_EN,
  "shopping-medical-centers": SHOPPING_MEDICAL_CENTERS_EN,
  "hotels-cottages": HOTELS_COTTAGES_EN,
  automotive: AUTOMOTIVE_EN,
  hospitality: HOSPITALITY_EN,
  "food-beverage": FOOD_BEVERAGE_EN,
  "entertainment-event-venues": ENTERTAINMENT_EVENT_VENUES_EN,
};
