import { HOTELS_MOTELS_EN } from "./investment/hotels-motels.en.ts";
import { INCOME_PRODUCING_RETAIL_EN } from "./investment/income-producing-retail.en.ts";
import { MULTI_FAMILY_EN } from "./investment/multi-family.en.ts";
import { OFFICE_BUILDINGS_EN } from "./investment/office-buildings.en.ts";
import type { CategoryTexts } from "./texts.schema.ts";

export const INVESTMENT_EN: CategoryTexts = {
  "multi-family": MULTI_FAMILY_EN,
  "income-producing-retail": INCOME_PRODUCING_RETAIL_EN,
  "office-buildings": OFFICE_BUILDINGS_EN,
  "hotels-motels": HOTELS_MOTELS_EN,
};
