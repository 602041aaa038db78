import { CASH_CROP_FARMS_FR } from "./farm/cash-crop-farms.fr.ts";
import { DAIRY_FARMS_FR } from "./farm/dairy-farms.fr.ts";
import { HOBBY_FARMS_GREENHOUSES_FR } from "./farm/hobby-farms-greenhouses.fr.ts";
import { LIVESTOCK_FARMS_FR } from "./farm/livestock-farms.fr.ts";
import type { CategoryTexts } from "./texts.schema.ts";

export const FARM_FR: CategoryTexts = {
  "dairy-farms": DAIRY_FARMS_FR,
  "livestock-farms": LIVESTOCK_FARMS_FR,
  "cash-crop-farms": CASH_CROP_FARMS_FR,
  "hobby-farms-greenhouses": HOBBY_FARMS_GREENHOUSES_FR,
};
