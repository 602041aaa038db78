import { FRANCHISE_RESALE_EN } from "./franchise/franchise-resale.en.ts";
import { NEW_FRANCHISE_TERRITORY_EN } from "./franchise/new-franchise-territory.en.ts";
import { POP_UP_SEASONAL_LOCATION_EN } from "./franchise/pop-up-seasonal-location.en.ts";
import { REMOTE_DIGITAL_BUSINESS_EN } from "./franchise/remote-digital-business.en.ts";
import type { CategoryTexts } from "./texts.schema.ts";

export const FRANCHISE_EN: CategoryTexts = {
  "new-franchise-territory": NEW_FRANCHISE_TERRITORY_EN,
  "franchise-resale": FRANCHISE_RESALE_EN,
  "pop-up-seasonal-location": POP_UP_SEASONAL_LOCATION_EN,
  "remote-digital-business": REMOTE_DIGITAL_BUSINESS_EN,
};
