import { DISTRIBUTION_FR } from "./industrial/distribution.fr.ts";
import { INDUSTRIAL_CONDO_FR } from "./industrial/industrial-condo.fr.ts";
import { MANUFACTURING_FR } from "./industrial/manufacturing.fr.ts";
import { WAREHOUSING_FR } from "./industrial/warehousing.fr.ts";
import type { CategoryTexts } from "./texts.schema.ts";

export const INDUSTRIAL_FR: CategoryTexts = {
  manufacturing: MANUFACTURING_FR,
  warehousing: WAREHOUSING_FR,
  distribution: DISTRIBUTION_FR,
  "industrial-condo": INDUSTRIAL_CONDO_FR,
};
