import { CASH_CROP_FARMS_EN } from "./farm/cash-crop-farms.en.ts";
import { DAIRY_FARMS_EN } from "./farm/dairy-farms.en.ts";
import { HOBBY_FARMS_GREENHOUSES_EN } from "./farm/hobby-farms-greenhouses.en.ts";
import { LIVESTOCK_FARMS_EN } from "./farm/livestock-farms.en.ts";
import type { CategoryTexts } from "./texts.schema.ts";

export const FARM_EN: CategoryTexts = {
  "dairy-farms": DAIRY_FARMS_EN,
  "livestock-farms": LIVESTOCK_FARMS_EN,
  "cash-crop-farms": CASH_CROP_FARMS_EN,
  "hobby-farms-greenhouses": HOBBY_FARMS_GREENHOUSES_EN,
};
