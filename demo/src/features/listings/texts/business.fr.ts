import { AUTO_RELATED_FR } from "./business/auto-related.fr.ts";
import { FOOD_BEVERAGE_FR } from "./business/food-beverage.fr.ts";
import { HEALTH_WELLNESS_FR } from "./business/health-wellness.fr.ts";
import { SERVICE_INDUSTRY_FR } from "./business/service-industry.fr.ts";
import type { CategoryTexts } from "./texts.schema.ts";

export const BUSINESS_FR: CategoryTexts = {
  "service-industry": SERVICE_INDUSTRY_FR,
  "auto-related": AUTO_RELATED_FR,
  "food-beverage": FOOD_BEVERAGE_FR,
  "health-wellness": HEALTH_WELLNESS_FR,
};
