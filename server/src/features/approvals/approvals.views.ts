import type { Approval } from "@vestpocket/domain/approvals/approvals.schema";
import { pickTitle } from "@vestpocket/domain/listings/listing-texts.rules";
import { toReceiptNumber } from "@vestpocket/domain/orders/orders.rules";
import type { Language } from "@vestpocket/domain/shared/text";
import { toMoment } from "../../platform/moment.ts";
import type { WaitingRow } from "./approvals.queries.ts";

interface Reader {
  readonly uid: string;
  readonly language: Language;
}

/** What waits for a second administrator, as one of them reads it. */
export function toApproval(row: WaitingRow, { uid, language }: Reader): Approval {
  const { id, kind, askerId, askerName, subjectId, number, titles, cents, reason } = row;
  const name = titles === null ? (number === null ? subjectId : toReceiptNumber(number)) : pickTitle(titles, language);
  return {
    ...{ id, kind, cents, reason, isOwn: askerId === uid },
    asker: { uid: askerId, name: askerName },
    subject: { id: subjectId, name },
    askedAt: toMoment(row.askedAt),
    expiresAt: toMoment(row.expiresAt),
  };
}
