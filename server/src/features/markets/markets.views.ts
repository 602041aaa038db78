import type { Market } from "@vestpocket/domain/markets/markets.rules";
import type { MarketFacts } from "@vestpocket/domain/markets/markets.schema";
import { PROVINCE_DESCRIPTIONS, regionsCovered } from "@vestpocket/domain/places/places.descriptions";
import { PROVINCE_CODES } from "@vestpocket/domain/places/places.provinces";
import type { Language } from "@vestpocket/domain/shared/text";
import { translate } from "../../platform/language.ts";

/**
 * In both languages, since a page switches its language without a new request; the web has no catalogue of these texts.
 */
export function toIntroduction({ province, city, type }: Market): MarketFacts["introduction"] {
  if (province === undefined || city !== undefined || type !== undefined) return null;
  const code = PROVINCE_CODES[province];
  const regions = regionsCovered(code);
  return {
    text: inBoth((language) => translate(language, PROVINCE_DESCRIPTIONS[code])),
    regions: inBoth((language) => regions.map((region) => translate(language, region))),
  };
}

const inBoth = <Value>(say: (language: Language) => Value) => ({ en: say("en"), fr: say("fr") });
