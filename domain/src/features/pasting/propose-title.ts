import { formatNumber } from "../../shared/amounts.ts";
import type { Language } from "../../shared/text.ts";
import { isNumberText } from "../../shared/typed-number.ts";
import { findCategory, findSubtype, subtypeKey } from "../categories/categories.schema.ts";
import { isSecret } from "../disclosure/levels.rules.ts";
import type { PostingValues } from "../listings/posting-values.rules.ts";
import { cityLabel } from "../places/places.schema.ts";
import { TITLE_NOUNS } from "./title-nouns.ts";

const OFFERS = {
  sale: { en: "for sale", fr: "à vendre" },
  rent: { en: "for lease", fr: "à louer" },
  both: { en: "for sale or lease", fr: "à vendre ou à louer" },
} as const;

/** The figures that a title may state, the first of them that is entered. */
const FIGURES = [
  { key: "totalArea", en: "sq ft", fr: "pi²" },
  { key: "acres", en: "acres", fr: "acres" },
  { key: "lotSizeAcreage", en: "acres", fr: "acres" },
  { key: "numberOfUnits", en: "units", fr: "unités" },
  { key: "rooms", en: "rooms", fr: "chambres" },
  { key: "seats", en: "seats", fr: "places" },
] as const;

/**
 * A title from what a form knows (product.md §5.5): 'Warehouse for lease, 12,500 sq ft, Laval', or the same in French.
 * Undefined without a type, without sale or rent, or with neither a city nor a figure. It states nothing that members may
 * not read.
 */
export function proposeTitle(values: PostingValues, language: Language): string | undefined {
  const { type, subtype, listingType, city } = values;
  const category = findCategory(type);
  if (category === undefined || listingType === "") return undefined;
  const known = findSubtype(category, subtype);
  const noun = (known && TITLE_NOUNS[subtypeKey(category, known)]) ?? TITLE_NOUNS[category.slug];
  const rest = [writeFigure(values, language), city && cityLabel(city, language)].filter(Boolean);
  if (noun === undefined || rest.length === 0) return undefined;
  return [`${noun[language]} ${OFFERS[listingType][language]}`, ...rest].join(", ");
}

function writeFigure({ fields, levels, terms, listingType }: PostingValues, language: Language): string | undefined {
  const space = listingType === "rent" && terms.areaTo === "" ? terms.areaFrom : "";
  const figures = FIGURES.map((figure) => ({
    ...figure,
    value: (figure.key === "totalArea" && space) || (isSecret(figure.key, levels) ? "" : (fields[figure.key] ?? "")),
  }));
  const figure = figures.find(({ value }) => isNumberText(value) && Number(value) > 1);
  return figure && `${formatNumber(Number(figure.value), language)} ${figure[language]}`;
}
