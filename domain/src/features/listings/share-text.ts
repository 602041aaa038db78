import type { Language } from "../../shared/text.ts";
import { PROVINCE_CODES } from "../places/places.provinces.ts";
import { cityLabel } from "../places/places.schema.ts";
import { describeLease, describeSale, joinQuote } from "../prices/price-text.ts";
import { pickTitle } from "./listing-texts.rules.ts";
import type { OwnListing } from "./listings.schema.ts";

/** Fixed in both languages, whatever the language of the page: owners share with readers of both. */
const TEXTS = {
  en: { see: "Available off-market. Details for members on Vestpocket:" },
  fr: { see: "Offert hors marché. Détails pour les membres sur Vestpocket\u00A0:" },
} as const satisfies Record<Language, object>;

/**
 * A text for the owner to post elsewhere, in the quote's units for all readers. It contains nothing that the listing's
 * card does not show (product.md §5.4).
 */
export function buildShareText(
  listing: Pick<OwnListing, "titles" | "sale" | "lease" | "city" | "province">,
  { language, url }: { language: Language; url: string },
): string {
  const { titles, sale, lease, city, province } = listing;
  const text = TEXTS[language];
  const quotes = [sale && describeSale(sale, language), lease && describeLease(lease, { language, units: "imperial" })];
  const prices = quotes.flatMap((quote) => (quote === null ? [] : [joinQuote(quote)]));
  const code = PROVINCE_CODES[province as keyof typeof PROVINCE_CODES];
  return `${pickTitle(titles, language)}\n${[...prices, `${cityLabel(city, language)}, ${code}`].join(" · ")}\n${text.see} ${url}`;
}
