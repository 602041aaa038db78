import type { Language } from "@vestpocket/domain/shared/text";
import { BUSINESS_EN } from "./business.en.ts";
import { BUSINESS_FR } from "./business.fr.ts";
import { COMMERCIAL_EN } from "./commercial.en.ts";
import { COMMERCIAL_FR } from "./commercial.fr.ts";
import { FARM_EN } from "./farm.en.ts";
import { FARM_FR } from "./farm.fr.ts";
import { FRANCHISE_EN } from "./franchise.en.ts";
import { FRANCHISE_FR } from "./franchise.fr.ts";
import { INDUSTRIAL_EN } from "./industrial.en.ts";
import { INDUSTRIAL_FR } from "./industrial.fr.ts";
import { INVESTMENT_EN } from "./investment.en.ts";
import { INVESTMENT_FR } from "./investment.fr.ts";
import { LAND_EN } from "./land.en.ts";
import { LAND_FR } from "./land.fr.ts";
import { MERGER_EN } from "./merger.en.ts";
import { MERGER_FR } from "./merger.fr.ts";
import { OFFICE_EN } from "./office.en.ts";
import { OFFICE_FR } from "./office.fr.ts";
import { SHARED_EN } from "./shared.en.ts";
import { SHARED_FR } from "./shared.fr.ts";
import type { CategoryTexts, SharedTexts, SubtypeTexts } from "./texts.schema.ts";

/** By category slug. */
const TEXTS: Readonly<Record<Language, Readonly<Record<string, CategoryTexts>>>> = {
  en: {
    commercial: COMMERCIAL_EN,
    office: OFFICE_EN,
    industrial: INDUSTRIAL_EN,
    land: LAND_EN,
    investment: INVESTMENT_EN,
    business: BUSINESS_EN,
    farm: FARM_EN,
    merger: MERGER_EN,
    franchise: FRANCHISE_EN,
  },
  fr: {
    commercial: COMMERCIAL_FR,
    office: OFFICE_FR,
    industrial: INDUSTRIAL_FR,
    land: LAND_FR,
    investment: INVESTMENT_FR,
    business: BUSINESS_FR,
    farm: FARM_FR,
    merger: MERGER_FR,
    franchise: FRANCHISE_FR,
  },
};

export const SHARED_TEXTS: Readonly<Record<Language, SharedTexts>> = { en: SHARED_EN, fr: SHARED_FR };

/** A subtype's texts by its `subtypeKey`; throws if the tables have none. */
export function findTexts(language: Language, key: string): SubtypeTexts {
  const [category = "", subtype = ""] = key.split("/");
  const texts = TEXTS[language][category]?.[subtype];
  if (!texts) throw new Error(`No ${language} texts for ${key}.`);
  return texts;
}
