import type { Terms } from "../searches/query/category-terms.ts";
import { matchKeys } from "../searches/query/matchers.ts";

/** Units of numbers in listings that searches do not know. */
export type TextUnit =
  | "amps"
  | "volts"
  | "tonnes"
  | "bushels"
  | "litres"
  | "years"
  | "months"
  | "days"
  | "minutes"
  | "distance";

const TEXT_UNIT_TERMS: Readonly<Record<TextUnit, Terms>> = {
  amps: { en: "amp, ampere, a, amp service, amp power", fr: "amp, ampere, a" },
  volts: { en: "volt, v, kv, kva, kw, hp, btu, mw", fr: "volt, v, kv, kva, kw, ch" },
  tonnes: { en: "tonne, ton, metric tonne, mt", fr: "tonne, tonne metrique" },
  bushels: { en: "bu, bushel", fr: "boisseau, minot" },
  litres: { en: "litre, liter, l", fr: "litre, l" },
  years: { en: "year, yr, yrs", fr: "an, ans, annee" },
  months: { en: "month, mo, mth, week", fr: "mois, semaine" },
  days: { en: "day, hour, hr, hour a day", fr: "jour, heure" },
  minutes: { en: "minute, min, second, block, step", fr: "minute, min, seconde, coin de rue, pas" },
  distance: {
    en: "km, kilometre, kilometer, mile, mi, meter, metre, inch, mm, cm, lb, mhz, mbps, am, pm",
    fr: "km, kilometre, metre, pouce, po, mm, cm, lb, mille",
  },
};

export const matchTextUnit = matchKeys(TEXT_UNIT_TERMS);
