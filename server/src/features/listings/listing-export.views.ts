import { SUBTYPE_LABELS } from "@vestpocket/domain/categories/categories.labels";
import { CATEGORIES, findSubtype, subtypeKey } from "@vestpocket/domain/categories/categories.schema";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import type { ListingStatus } from "@vestpocket/domain/listings/listings.terms";
import type { ModeratedListing } from "@vestpocket/domain/listings/removals.schema";
import { PROVINCE_CODES } from "@vestpocket/domain/places/places.provinces";
import { cityLabel, findProvince, PROVINCE_LABELS } from "@vestpocket/domain/places/places.schema";
import type { Language, Message } from "@vestpocket/domain/shared/text";
import { CSV_HEADINGS as HEADINGS, toMomentCell, toMoneyCell } from "../../platform/csv-words.ts";
import type { CsvColumn } from "../../platform/http/csv.ts";

const STATUS_WORDS: Readonly<Record<ListingStatus, Message>> = {
  draft: /*i18n*/ { id: "csv.listing.draft", message: "Draft" },
  active: /*i18n*/ { id: "csv.listing.active", message: "Active" },
  paused: /*i18n*/ { id: "csv.listing.paused", message: "Paused" },
  expired: /*i18n*/ { id: "csv.listing.expired", message: "Expired" },
  closed: /*i18n*/ { id: "csv.listing.closed", message: "Closed" },
  removed: /*i18n*/ { id: "csv.listing.removed", message: "Removed" },
};

const OWN_WORDS = {
  views: /*i18n*/ { id: "csv.listing.views", message: "Views" },
  inquiries: /*i18n*/ { id: "csv.listing.inquiries", message: "Inquiries" },
} as const satisfies Record<string, Message>;

type Say = (message: Message) => string;

function toSubtypeCell(name: string, say: Say): string {
  const labels = CATEGORIES.flatMap((category) => {
    const subtype = findSubtype(category, name);
    return (subtype && SUBTYPE_LABELS[subtypeKey(category, subtype)]) ?? [];
  });
  return labels[0] === undefined ? name : say(labels[0]);
}

function toProvinceCell(name: string, say: Say): string {
  const province = findProvince(name);
  return province === undefined ? name : say(PROVINCE_LABELS[PROVINCE_CODES[province.name]]);
}

const toCell = (cents: number | null) => (cents === null ? null : toMoneyCell(cents));

/** The columns of the administrators' list, in a language. */
export const listListingColumns = (language: Language): readonly CsvColumn<ModeratedListing>[] => [
  { header: HEADINGS.id, value: ({ id }) => id },
  { header: HEADINGS.title, value: ({ name }) => name },
  { header: HEADINGS.status, value: ({ status }, say) => say(STATUS_WORDS[status]) },
  { header: HEADINGS.subtype, value: ({ subtype }, say) => toSubtypeCell(subtype, say) },
  { header: HEADINGS.city, value: ({ city }) => cityLabel(city, language) },
  { header: HEADINGS.province, value: ({ province }, say) => toProvinceCell(province, say) },
  { header: HEADINGS.price, value: ({ price }) => price },
  { header: HEADINGS.salePrice, value: ({ measures }) => toCell(measures.salePrice) },
  { header: HEADINGS.rentMonthGross, value: ({ measures }) => toCell(measures.rentMonthGross) },
  { header: HEADINGS.rentSqftYearGross, value: ({ measures }) => toCell(measures.rentSqftYearGross) },
  { header: HEADINGS.owner, value: ({ owner }) => `${owner.firstName} ${owner.lastName}` },
  { header: HEADINGS.ownerId, value: ({ owner }) => owner.uid },
  { header: HEADINGS.createdAt, value: ({ createdAt }) => toMomentCell(createdAt) },
  { header: HEADINGS.expiresAt, value: ({ expiresAt }) => toMomentCell(expiresAt) },
];

/** The columns of an owner's own list, in a language. */
export const listOwnColumns = (language: Language): readonly CsvColumn<OwnListing>[] => [
  { header: HEADINGS.title, value: ({ name }) => name },
  { header: HEADINGS.status, value: ({ status }, say) => say(STATUS_WORDS[status]) },
  { header: HEADINGS.subtype, value: ({ subtype }, say) => toSubtypeCell(subtype, say) },
  { header: HEADINGS.city, value: ({ city }) => cityLabel(city, language) },
  { header: HEADINGS.province, value: ({ province }, say) => toProvinceCell(province, say) },
  { header: HEADINGS.salePrice, value: ({ measures }) => toCell(measures.salePrice) },
  { header: HEADINGS.rentMonthGross, value: ({ measures }) => toCell(measures.rentMonthGross) },
  { header: OWN_WORDS.views, value: ({ views }) => views },
  { header: OWN_WORDS.inquiries, value: ({ inquiries }) => inquiries },
  { header: HEADINGS.createdAt, value: ({ createdAt }) => toMomentCell(createdAt) },
  { header: HEADINGS.expiresAt, value: ({ expiresAt }) => toMomentCell(expiresAt) },
  { header: HEADINGS.id, value: ({ id }) => id },
];
