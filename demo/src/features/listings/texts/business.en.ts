import { AUTO_RELATED_EN } from "./business/auto-related.en.ts";
import { FOOD_BEVERAGE_EN } from "./business/food-beverage.en.ts";
import { HEALTH_WELLNESS_EN } from "./business/health-wellness.en.ts";
import { SERVICE_INDUSTRY_EN } from "./business/service-industry.en.ts";
import type { CategoryTexts } from "./texts.schema.ts";

export const BUSINESS_EN: CategoryTexts = {
  "service-industry": SERVICE_INDUSTRY_EN,
  "auto-related": AUTO_RELATED_EN,
  "food-beverage": FOOD_BEVERAGE_EN,
  "health-wellness": HEALTH_WELLNESS_EN,
};
