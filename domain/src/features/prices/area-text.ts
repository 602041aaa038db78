import { formatNumber } from "../../shared/amounts.ts";
import { type Reader, toSquareMetres } from "../../shared/units.ts";
import type { AvailableArea } from "./price-terms.schema.ts";
import { PRICE_WORDS } from "./price-words.ts";

/**
 * An area, or a range of areas, in hundredths of a square foot: '900–1,200 sq ft', « De 83,6 à 111,5 m² » (product.md
 * §5.1).
 */
export function describeArea({ from, to }: AvailableArea, { language, units }: Reader): string {
  const { range, area } = PRICE_WORDS[language];
  const say = (hundredths: number) => {
    const sqft = hundredths / 100;
    return formatNumber(units === "metric" ? toSquareMetres(sqft) : sqft, language);
  };
  return `${to === null ? say(from) : range(say(from), say(to))}\u00A0${area[units]}`;
}
