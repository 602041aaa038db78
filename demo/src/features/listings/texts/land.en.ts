import { FARM_LANDS_EN } from "./land/farm-lands.en.ts";
import { INDUSTRIAL_LANDS_EN } from "./land/industrial-lands.en.ts";
import { QUARRY_GRAVEL_LANDS_EN } from "./land/quarry-gravel-lands.en.ts";
import { RESIDENTIAL_LANDS_EN } from "./land/residential-lands.en.ts";
import type { CategoryTexts } from "./texts.schema.ts";

export const LAND_EN: CategoryTexts = {
  "farm-lands": FARM_LANDS_EN,
  "residential-lands": RESIDENTIAL_LANDS_EN,
  "industrial-lands": INDUSTRIAL_LANDS_EN,
  "quarry-gravel-lands": QUARRY_GRAVEL_LANDS_EN,
};
