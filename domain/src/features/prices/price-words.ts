import type { Language } from "../../shared/text.ts";
import type { UnitSystem } from "../../shared/units.ts";
import type { RentBasis, RentUnit } from "./rents.terms.ts";

export interface Words {
  readonly saleOnRequest: string;
  readonly rentOnRequest: string;
  readonly from: (amount: string) => string;
  /** The price below a rent. */
  readonly forSale: (amount: string) => string;
  readonly range: (lowest: string, highest: string) => string;
  readonly units: Readonly<Record<UnitSystem, Readonly<Record<RentUnit, string>>>>;
  readonly bases: Readonly<Record<RentBasis, string>>;
  /** Of a gross rent that others are compared with: everything a tenant pays. */
  readonly allIn: string;
  /** What a tenant pays on top of a rent. */
  readonly plus: (amount: string) => string;
  /** What a gross rent covers of it. */
  readonly including: (amount: string) => string;
  /** The unit of floor areas. */
  readonly area: Readonly<Record<UnitSystem, string>>;
}

/**
 * A line may not break within it, not even at a hyphen: no line separates a number from its unit. The hyphen is
 * followed by a word joiner, since the fonts have no non-breaking hyphen.
 */
const keepTogether = (text: string) => text.replaceAll(" ", "\u00A0").replaceAll("-", "-\u2060");

const EN_PERIODS = { month: keepTogether("/ month"), year: keepTogether("/ year") };
const FR_PERIODS = { month: keepTogether("/ mois"), year: keepTogether("/ an") };

/** Fixed in both languages, whatever the language of the page: texts to share are in both. */
export const PRICE_WORDS: Readonly<Record<Language, Words>> = {
  en: {
    saleOnRequest: "Price on request",
    rentOnRequest: "Rent on request",
    from: (amount) => `From ${amount}`,
    forSale: (amount) => `For sale: ${amount}`,
    range: (lowest, highest) => `${lowest}–${highest}`,
    units: {
      imperial: {
        ...EN_PERIODS,
        sqft_year: keepTogether("/ sq ft / year"),
        sqft_month: keepTogether("/ sq ft / month"),
        acre_year: keepTogether("/ acre / year"),
      },
      metric: {
        ...EN_PERIODS,
        sqft_year: keepTogether("/ m² / year"),
        sqft_month: keepTogether("/ m² / month"),
        acre_year: keepTogether("/ ha / year"),
      },
    },
    bases: { net: "net", semi_gross: keepTogether("semi-gross"), gross: "gross" },
    allIn: keepTogether("all-in"),
    plus: (amount) => `+\u00A0${amount} additional rent`,
    including: (amount) => `including ${amount} additional rent`,
    area: { imperial: keepTogether("sq ft"), metric: "m²" },
  },
  fr: {
    saleOnRequest: "Prix sur demande",
    rentOnRequest: "Loyer sur demande",
    from: (amount) => `À partir de ${amount}`,
    forSale: (amount) => `À vendre\u00A0: ${amount}`,
    range: (lowest, highest) => `${keepTogether(`De ${lowest}`)} ${keepTogether(`à ${highest}`)}`,
    units: {
      imperial: {
        ...FR_PERIODS,
        sqft_year: keepTogether("/ pi² / an"),
        sqft_month: keepTogether("/ pi² / mois"),
        acre_year: keepTogether("/ acre / an"),
      },
      metric: {
        ...FR_PERIODS,
        sqft_year: keepTogether("/ m² / an"),
        sqft_month: keepTogether("/ m² / mois"),
        acre_year: keepTogether("/ ha / an"),
      },
    },
    bases: { net: "net", semi_gross: keepTogether("semi-brut"), gross: "brut" },
    allIn: keepTogether("tout compris"),
    plus: (amount) => `+\u00A0${amount} de loyer additionnel`,
    including: (amount) => `dont ${amount} de loyer additionnel`,
    area: { imperial: "pi²", metric: "m²" },
  },
};
