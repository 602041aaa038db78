import type { Language } from "@vestpocket/domain/shared/text";

const UNITS = [
  { unit: "gigabyte", size: 1e9, digits: 1 },
  { unit: "megabyte", size: 1e6, digits: 1 },
  { unit: "kilobyte", size: 1e3, digits: 0 },
] as const;

/** '2 GB', '1.2 MB', '340 kB'; '1,2 Mo'. */
export function formatFileSize(bytes: number, language: Language): string {
  const { unit, size, digits } = UNITS.find((each) => bytes >= each.size) ?? UNITS[2];
  const value = bytes === 0 ? 0 : Math.max(1, bytes / size);
  return new Intl.NumberFormat(language === "fr" ? "fr-CA" : "en-US", {
    style: "unit",
    unit,
    maximumFractionDigits: digits,
  }).format(value);
}
