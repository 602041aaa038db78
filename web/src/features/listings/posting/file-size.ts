import type { Language } from "@vestpocket/domain/shared/text";

/** '1.2 MB', '340 kB'; '1,2 Mo'. */
export function formatFileSize(bytes: number, language: Language): string {
  const [value, unit] = bytes < 1_000_000 ? [Math.max(1, bytes / 1000), "kilobyte"] : [bytes / 1_000_000, "megabyte"];
  return new Intl.NumberFormat(language === "fr" ? "fr-CA" : "en-US", {
    style: "unit",
    unit,
    maximumFractionDigits: unit === "megabyte" ? 1 : 0,
  }).format(value);
}
