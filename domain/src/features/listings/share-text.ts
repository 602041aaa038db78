import { formatPrice } from "../../shared/amounts.ts";
import type { Language } from "../../shared/text.ts";
import { PROVINCE_CODES } from "../places/places.provinces.ts";
import { cityLabel } from "../places/places.schema.ts";
import type { OwnListing } from "./listings.schema.ts";

/** Fixed in both languages, whatever the language of the page: owners share with readers of both. */
const TEXTS = {
  en: { month: " / month", see: "A pocket listing, not advertised openly. Details on Vestpocket:" },
  fr: { month: " / mois", see: "Une annonce hors marché, sans publicité ouverte. Détails sur Vestpocket :" },
} as const satisfies Record<Language, object>;

/** A text for the owner to post elsewhere. It holds nothing that the listing's card does not show (product.md §5.4). */
export function buildShareText(
  listing: Pick<OwnListing, "name" | "price" | "city" | "province" | "listingType">,
  { language, url }: { language: Language; url: string },
): string {
  const { name, price, city, province, listingType } = listing;
  const text = TEXTS[language];
  const amount = `${formatPrice(price, language)}${listingType === "rent" ? text.month : ""}`;
  const code = PROVINCE_CODES[province as keyof typeof PROVINCE_CODES];
  return `${name}\n${amount} · ${cityLabel(city, language)}, ${code}\n${text.see} ${url}`;
}
