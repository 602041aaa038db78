import { FARM_LANDS_FR } from "./land/farm-lands.fr.ts";
import { INDUSTRIAL_LANDS_FR } from "./land/industrial-lands.fr.ts";
import { QUARRY_GRAVEL_LANDS_FR } from "./land/quarry-gravel-lands.fr.ts";
import { RESIDENTIAL_LANDS_FR } from "./land/residential-lands.fr.ts";
import type { CategoryTexts } from "./texts.schema.ts";

export const LAND_FR: CategoryTexts = {
  "farm-lands": FARM_LANDS_FR,
  "residential-lands": RESIDENTIAL_LANDS_FR,
  "industrial-lands": INDUSTRIAL_LANDS_FR,
  "quarry-gravel-lands": QUARRY_GRAVEL_LANDS_FR,
};
