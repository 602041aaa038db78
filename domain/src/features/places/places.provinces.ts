export interface City {
  readonly name: string;
}

/** Postal abbreviations of the provinces and territories, in the order of the pickers (product.md §4). */
export const PROVINCE_CODES = {
  Ontario: "ON",
  "British Columbia": "BC",
  Alberta: "AB",
  Quebec: "QC",
  Manitoba: "MB",
  Saskatchewan: "SK",
  "Nova Scotia": "NS",
  "New Brunswick": "NB",
  "Newfoundland and Labrador": "NL",
  "Prince Edward Island": "PE",
  "Northwest Territories": "NT",
  Yukon: "YT",
  Nunavut: "NU",
} as const;

export type ProvinceName = keyof typeof PROVINCE_CODES;
export type ProvinceCode = (typeof PROVINCE_CODES)[ProvinceName];
