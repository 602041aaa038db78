import { MEDICAL_DENTAL_FR } from "./office/medical-dental.fr.ts";
import { PROFESSIONAL_OFFICE_FR } from "./office/professional-office.fr.ts";
import type { CategoryTexts } from "./texts.schema.ts";

export const OFFICE_FR: CategoryTexts = {
  "professional-office": PROFESSIONAL_OFFICE_FR,
  "medical-dental": MEDICAL_DENTAL_FR,
};
