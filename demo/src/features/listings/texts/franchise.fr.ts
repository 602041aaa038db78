import { FRANCHISE_RESALE_FR } from "./franchise/franchise-resale.fr.ts";
import { NEW_FRANCHISE_TERRITORY_FR } from "./franchise/new-franchise-territory.fr.ts";
import { POP_UP_SEASONAL_LOCATION_FR } from "./franchise/pop-up-seasonal-location.fr.ts";
import { REMOTE_DIGITAL_BUSINESS_FR } from "./franchise/remote-digital-business.fr.ts";
import type { CategoryTexts } from "./texts.schema.ts";

export const FRANCHISE_FR: CategoryTexts = {
  "new-franchise-territory": NEW_FRANCHISE_TERRITORY_FR,
  "franchise-resale": FRANCHISE_RESALE_FR,
  "pop-up-seasonal-location": POP_UP_SEASONAL_LOCATION_FR,
  "remote-digital-business": REMOTE_DIGITAL_BUSINESS_FR,
};
