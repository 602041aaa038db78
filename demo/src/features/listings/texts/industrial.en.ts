import { DISTRIBUTION_EN } from "./industrial/distribution.en.ts";
import { INDUSTRIAL_CONDO_EN } from "./industrial/industrial-condo.en.ts";
import { MANUFACTURING_EN } from "./industrial/manufacturing.en.ts";
import { WAREHOUSING_EN } from "./industrial/warehousing.en.ts";
import type { CategoryTexts } from "./texts.schema.ts";

export const INDUSTRIAL_EN: CategoryTexts = {
  manufacturing: MANUFACTURING_EN,
  warehousing: WAREHOUSING_EN,
  distribution: DISTRIBUTION_EN,
  "industrial-condo": INDUSTRIAL_CONDO_EN,
};
