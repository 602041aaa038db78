import type { Language } from "@vestpocket/domain/shared/text";
import { formatDoors, formatFact, formatNumber } from "./fact-words.ts";
import type { Facts } from "./facts.ts";

/** Texts for the slots of sentences, by slot. */
export type Values = Readonly<Record<string, string | undefined>>;

/** Counts that sentences only use in the plural: they leave out a single one. */
const PLURAL_ONLY = new Set([
  "storeys",
  "parkingSpots",
  "privateOffices",
  "meetingRooms",
  "numberOfUnits",
  "employees",
  "serviceBays",
]);

/** The slots that the facts fill. */
export function factValues(language: Language, facts: Facts): Values {
  const values: Record<string, string> = {};
  for (const [key, value] of Object.entries(facts)) {
    if (PLURAL_ONLY.has(key) && value < 2) continue;
    values[key] = formatFact({ language, key, value });
  }
  if (language === "en" && facts.acres) values.acreage = `${formatNumber(language, facts.acres)}-acre`;
  const { truckLevelDoors, gradeLevelDoors, totalArea, ofRetailArea } = facts;
  if (truckLevelDoors) {
    values.docks = formatDoors({
      language,
      count: truckLevelDoors,
      names: { en: "truck-level door", fr: "un quai de chargement|quais de chargement" },
    });
  }
  if (gradeLevelDoors) {
    values.drives = formatDoors({
      language,
      count: gradeLevelDoors,
      names: { en: "drive-in door", fr: "une porte au sol|portes au sol" },
    });
  }
  if (totalArea && ofRetailArea) {
    values.retailSqFt = formatFact({
      language,
      key: "totalArea",
      value: Math.round((totalArea * ofRetailArea) / 100),
    });
  }
  return values;
}

/** The size of a plot in acres, or in square feet below half an acre. */
export function formatAcreage(language: Language, acres: number): string {
  if (acres >= 0.5) return formatFact({ language, key: "acres", value: acres });
  return formatFact({ language, key: "lotSize", value: Math.round((acres * 43_560) / 100) * 100 });
}
