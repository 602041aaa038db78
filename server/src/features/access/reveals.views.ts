import {
  ADMINISTRATOR,
  PLACE_LABELS,
  REPORT_GROUND,
  REVEALED_TO_LABELS,
} from "@vestpocket/domain/access/reveals.labels";
import type { Reveal } from "@vestpocket/domain/access/reveals.schema";
import { findLabel } from "@vestpocket/domain/disclosure/disclosure.fields";
import { pickTitle } from "@vestpocket/domain/listings/listing-texts.rules";
import type { Language, Message } from "@vestpocket/domain/shared/text";
import { CSV_HEADINGS, toMomentCell } from "../../platform/csv-words.ts";
import type { CsvColumn } from "../../platform/http/csv.ts";
import { toMoment } from "../../platform/moment.ts";
import type { RevealRow } from "./reveals.queries.ts";

/** A log entry for the listing's owner. Administrators appear as Vestpocket. */
export function toReveal(row: RevealRow, language: Language): Reveal {
  const { id, listingId, readAs, place, keys, reason, name, brokerageName, documentName: document } = row;
  return {
    ...{ id, place, reason, document, as: readAs, keys: document === null ? [...keys] : [] },
    listing: { id: listingId, name: pickTitle(row.titles, language) },
    reader: readAs === "administrator" ? null : { name, brokerageName },
    at: toMoment(row.readAt),
  };
}

type Say = (message: Message) => string;

export const REVEAL_COLUMNS: readonly CsvColumn<Reveal>[] = [
  { header: CSV_HEADINGS.at, value: ({ at }) => toMomentCell(at) },
  { header: CSV_HEADINGS.listing, value: ({ listing }) => listing.name },
  {
    header: /*i18n*/ { id: "csv.reveals.reader", message: "Reader" },
    value: ({ reader }, say) => (reader === null ? say(ADMINISTRATOR) : toReader(reader)),
  },
  {
    header: /*i18n*/ { id: "csv.reveals.as", message: "Access level" },
    value: ({ as }, say) => say(REVEALED_TO_LABELS[as]),
  },
  {
    header: /*i18n*/ { id: "csv.reveals.values", message: "Details" },
    value: ({ keys, document }, say) => document ?? keys.map((key) => say(findLabel(key))).join(", "),
  },
  {
    header: /*i18n*/ { id: "csv.reveals.place", message: "Where" },
    value: ({ place }, say) => say(PLACE_LABELS[place]),
  },
  { header: CSV_HEADINGS.reason, value: toReason },
];

const toReader = ({ name, brokerageName }: NonNullable<Reveal["reader"]>) =>
  brokerageName === null ? name : `${name}, ${brokerageName}`;

function toReason({ as, reason }: Reveal, say: Say): string {
  return as === "administrator" && reason === "" ? say(REPORT_GROUND) : reason;
}
