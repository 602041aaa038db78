import type { ListingStatus } from "@vestpocket/domain/listings/listings.terms";
import type { ModeratedListing } from "@vestpocket/domain/listings/removals.schema";
import type { Message } from "@vestpocket/domain/shared/text";
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

const toCell = (cents: number | null) => (cents === null ? null : toMoneyCell(cents));

export const LISTING_COLUMNS: readonly CsvColumn<ModeratedListing>[] = [
  { header: HEADINGS.id, value: ({ id }) => id },
  { header: HEADINGS.title, value: ({ name }) => name },
  { header: HEADINGS.status, value: ({ status }, say) => say(STATUS_WORDS[status]) },
  { header: HEADINGS.subtype, value: ({ subtype }) => subtype },
  { header: HEADINGS.city, value: ({ city }) => city },
  { header: HEADINGS.province, value: ({ province }) => province },
  { header: HEADINGS.price, value: ({ price }) => price },
  { header: HEADINGS.salePrice, value: ({ measures }) => toCell(measures.salePrice) },
  { header: HEADINGS.rentMonthGross, value: ({ measures }) => toCell(measures.rentMonthGross) },
  { header: HEADINGS.rentSqftYearGross, value: ({ measures }) => toCell(measures.rentSqftYearGross) },
  { header: HEADINGS.owner, value: ({ owner }) => `${owner.firstName} ${owner.lastName}` },
  { header: HEADINGS.ownerId, value: ({ owner }) => owner.uid },
  { header: HEADINGS.createdAt, value: ({ createdAt }) => toMomentCell(createdAt) },
  { header: HEADINGS.expiresAt, value: ({ expiresAt }) => toMomentCell(expiresAt) },
];
