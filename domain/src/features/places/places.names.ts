import { foldText } from "../../shared/text.ts";

/** City names that differ in French. */
export const FRENCH_CITY_NAMES: Readonly<Record<string, string>> = {
  Montreal: "Montréal",
  "Quebec City": "Québec",
  "Greater Sudbury": "Grand Sudbury",
  "Saint John": "Saint-Jean (N.-B.)",
  "St. John's": "Saint-Jean (T.-N.-L.)",
};

/** What people also call a city. */
const OTHER_CITY_NAMES: Readonly<Record<string, readonly string[]>> = {
  "Quebec City": ["Ville de Québec"],
  "Greater Sudbury": ["Sudbury"],
  "Saint John": ["Saint-Jean"],
  "St. John's": ["Saint-Jean"],
};

/** A city's names: in our lists, in French, and what people also call it. */
export function listCityNames(name: string): readonly string[] {
  return [...new Set([name, FRENCH_CITY_NAMES[name] ?? name, ...(OTHER_CITY_NAMES[name] ?? [])])];
}

/**
 * A place's name for comparison, however people write it: without accents, hyphens, periods and apostrophes, and with “St”
 * and “Ste” in full. “St-Jérôme” and “Saint Jérôme” become “saint jerome”; “Saint John” and “St. John’s” stay two
 * names (product.md §4). Never shown.
 */
export function foldPlace(name: string): string {
  return foldText(name)
    .replace(/['’‘ʼ′`´.]/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/(?<!\p{L})st(?=e?(?!\p{L}))/gu, "saint");
}

/** Whether a typed text is part of one of a city's names, however either is written: “st jer” of “Saint-Jérôme”. */
export function isInCityName(typed: string, city: string): boolean {
  // Until it is complete, “St” may also begin “Stratford”.
  return [foldText, foldPlace].some((fold) => {
    const part = fold(typed);
    return part !== "" && listCityNames(city).some((name) => fold(name).includes(part));
  });
}
