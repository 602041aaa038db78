import type { FailedMessage } from "@vestpocket/domain/messages/messages.schema";
import { toMoment } from "../../platform/moment.ts";
import type { FailedRow } from "./messages.queries.ts";

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
