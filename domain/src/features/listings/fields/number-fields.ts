import { BUILDING_NUMBERS } from "./numbers-building.ts";
import { BUSINESS_NUMBERS } from "./numbers-business.ts";
import { FINANCIAL_NUMBERS } from "./numbers-financial.ts";
import { SITE_NUMBERS } from "./numbers-site.ts";

/**
 * Every number field. The bounds catch typing errors; they are wider than any real property. Labels name no unit, since the
 * unit beside the value is the reader's.
 */
export const NUMBER_FIELDS = {
  ...BUILDING_NUMBERS,
  ...SITE_NUMBERS,
  ...BUSINESS_NUMBERS,
  ...FINANCIAL_NUMBERS,
};
