import type { FailedMessage } from "@vestpocket/domain/messages/messages.schema";
import { toMoment } from "../../platform/moment.ts";
import type { FailedRow } from "./messages.queries.ts";

/** A message that could not be delivered, for administrators: never what it says. */
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
