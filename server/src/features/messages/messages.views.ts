import type { FailedMessage } from "@vestpocket/domain/messages/messages.schema";
import { outline } from "../../platform/language.ts";
import { toMoment } from "../../platform/moment.ts";
import type { FailedRow, SentRow } from "./messages.queries.ts";

/** An undeliverable message, for administrators: never its content. */
export function toFailedMessage(row: FailedRow): FailedMessage {
  const { id, channel, recipient, language, attempts, lastError, createdAt, failedAt } = row;
  return {
    id,
    channel,
    to: recipient,
    language,
    attempts,
    lastError: lastError ?? "",
    createdAt: toMoment(createdAt),
    failedAt: toMoment(failedAt ?? createdAt),
  };
}

/** A message in its recipient's data export: which one it was, without names, codes and other values. */
export function toExportedMessage({ kind, ...row }: SentRow) {
  return { ...row, kind, subject: kind === null ? null : outline(row.language, kind) };
}
