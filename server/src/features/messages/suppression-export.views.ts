import type { SuppressedAddress } from "@vestpocket/domain/messages/streams.schema";
import type { Message } from "@vestpocket/domain/shared/text";
import { CSV_HEADINGS as HEADINGS, toMomentCell } from "../../platform/csv-words.ts";
import type { CsvColumn } from "../../platform/http/csv.ts";

const REASON_WORDS: Readonly<Record<SuppressedAddress["reason"], Message>> = {
  unknown_mailbox: /*i18n*/ { id: "csv.suppression.unknown_mailbox", message: "No such mailbox" },
  bounced: /*i18n*/ { id: "csv.suppression.bounced", message: "Email came back" },
  complained: /*i18n*/ { id: "csv.suppression.complained", message: "Reported as spam" },
};

export const SUPPRESSION_COLUMNS: readonly CsvColumn<SuppressedAddress>[] = [
  { header: HEADINGS.recipient, value: ({ address }) => address },
  { header: HEADINGS.reason, value: ({ reason }, say) => say(REASON_WORDS[reason]) },
  { header: HEADINGS.reporter, value: ({ source }) => source },
  { header: HEADINGS.at, value: ({ since }) => toMomentCell(since) },
  { header: HEADINGS.id, value: ({ id }) => id },
];
