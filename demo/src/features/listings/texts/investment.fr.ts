import { HOTELS_MOTELS_FR } from "./investment/hotels-motels.fr.ts";
import { INCOME_PRODUCING_RETAIL_FR } from "./investment/income-producing-retail.fr.ts";
import { MULTI_FAMILY_FR } from "./investment/multi-family.fr.ts";
import { OFFICE_BUILDINGS_FR } from "./investment/office-buildings.fr.ts";
import type { CategoryTexts } from "./texts.schema.ts";

export const INVESTMENT_FR: CategoryTexts = {
  "multi-family": MULTI_FAMILY_FR,
  "income-producing-retail": INCOME_PRODUCING_RETAIL_FR,
  "office-buildings": OFFICE_BUILDINGS_FR,
  "hotels-motels": HOTELS_MOTELS_FR,
};
