import { SUBTYPE_LABELS } from "@vestpocket/domain/categories/categories.labels";
import {
  findCategory,
  findSubtype,
  LISTING_TYPE_LABELS,
  subtypeKey,
} from "@vestpocket/domain/categories/categories.schema";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { PROVINCE_CODES } from "@vestpocket/domain/places/places.provinces";
import { cityLabel, PROVINCE_LABELS } from "@vestpocket/domain/places/places.schema";
import { describeLease, describeMonthlyRent, describeSale, toHeadline } from "@vestpocket/domain/prices/price-text";
import { type Language, withValues } from "@vestpocket/domain/shared/text";
import type { MailCard } from "./messages.ts";

const PLACE = /*i18n*/ { id: "mails.card.place", message: "{city}, {province}" };
const KIND = /*i18n*/ { id: "mails.card.kind", message: "{subtype} | {type}" };
const WRITTEN = /*i18n*/ { id: "mails.card.written", message: "{text}" };

/** What a card in an e-mail says of its listing, as the reader of `card` may see it, in their language. */
export function describeCard(
  card: ListingCard,
  language: Language,
): Pick<MailCard, "title" | "category" | "prices" | "place" | "kind"> {
  const category = findCategory(card.type);
  if (category === undefined) throw new RangeError(`no category: ${card.type}`);
  const subtype = findSubtype(category, card.subtype);
  const code = PROVINCE_CODES[card.province as keyof typeof PROVINCE_CODES];
  return {
    title: card.name,
    category: category.slug,
    prices: listPrices(card, language),
    place: withValues(PLACE, { city: cityLabel(card.city, language), province: PROVINCE_LABELS[code] }),
    kind: withValues(KIND, {
      subtype:
        (subtype && SUBTYPE_LABELS[subtypeKey(category, subtype)]) ?? withValues(WRITTEN, { text: card.subtype }),
      type: LISTING_TYPE_LABELS[category.slug],
    }),
  };
}

/** The headline first, then what is added to a rent, its comparison value, and the rent of a listing that is for sale too. */
function listPrices({ sale, lease, measures }: ListingCard, language: Language): string[] {
  const headline = toHeadline({ sale, lease });
  const rent = lease && describeLease(lease, { language, units: "imperial" });
  const lines = [
    headline === "sale" ? sale && describeSale(sale, language).amount : undefined,
    rent && [rent.amount, rent.unit, rent.additional].filter((part) => part !== "").join(" "),
    describeMonthlyRent({ lease, measures }, language),
  ];
  return lines.filter((line): line is string => typeof line === "string" && line !== "");
}
