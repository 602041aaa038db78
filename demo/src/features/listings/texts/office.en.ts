import { MEDICAL_DENTAL_EN } from "./office/medical-dental.en.ts";
import { PROFESSIONAL_OFFICE_EN } from "./office/professional-office.en.ts";
import type { CategoryTexts } from "./texts.schema.ts";

export const OFFICE_EN: CategoryTexts = {
  "professional-office": PROFESSIONAL_OFFICE_EN,
  "medical-dental": MEDICAL_DENTAL_EN,
};
