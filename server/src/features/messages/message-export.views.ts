import type { FailedMessage } from "@vestpocket/domain/messages/messages.schema";
import type { Message } from "@vestpocket/domain/shared/text";
import { CSV_HEADINGS as HEADINGS, toMomentCell } from "../../platform/csv-words.ts";
import type { CsvColumn } from "../../platform/http/csv.ts";

const CHANNEL_WORDS: Readonly<Record<FailedMessage["channel"], Message>> = {
  email: /*i18n*/ { id: "csv.channel.email", message: "Email" },
  sms: /*i18n*/ { id: "csv.channel.sms", message: "Text message" },
};

export const MESSAGE_COLUMNS: readonly CsvColumn<FailedMessage>[] = [
  { header: HEADINGS.channel, value: ({ channel }, say) => say(CHANNEL_WORDS[channel]) },
  { header: HEADINGS.recipient, value: ({ to }) => to },
  { header: HEADINGS.attempts, value: ({ attempts }) => attempts },
  { header: HEADINGS.lastError, value: ({ lastError }) => lastError },
  { header: HEADINGS.createdAt, value: ({ createdAt }) => toMomentCell(createdAt) },
  { header: HEADINGS.failedAt, value: ({ failedAt }) => toMomentCell(failedAt) },
  { header: HEADINGS.id, value: ({ id }) => id },
];
