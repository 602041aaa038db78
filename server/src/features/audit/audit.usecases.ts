import type { AuditEntryView, ListAuditRequest } from "@vestpocket/domain/audit/audit.schema";
import { pickTitle } from "@vestpocket/domain/listings/listing-texts.rules";
import { toReceiptNumber } from "@vestpocket/domain/orders/orders.rules";
import { describePage } from "@vestpocket/domain/shared/paging";
import type { Language } from "@vestpocket/domain/shared/text";
import { v7 as newId } from "uuid";
import type { RecordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { findOrigin } from "../../platform/http/origin.ts";
import { toMoment } from "../../platform/moment.ts";
import { type AuditRow, insertAuditEntries, listAuditEntries } from "./audit.queries.ts";

/** How every feature adds to the audit log. The request's IP address is recorded automatically. */
export function createRecordAudit(clock: Clock): RecordAudit {
  return (tx, entries) =>
    insertAuditEntries(
      tx,
      [entries].flat().map(({ actorId, action, subject, details }) => ({
        id: newId(),
        at: clock.now(),
        actorId: actorId ?? null,
        action,
        subjectKind: subject?.kind ?? null,
        subjectId: subject?.id ?? null,
        details: details ?? {},
        address: findOrigin() ?? null,
      })),
    );
}

/** A page of the audit log for administrators, newest first. */
export async function readAudit(
  { db }: { db: Queryable },
  { language, ...request }: ListAuditRequest & { language: Language },
) {
  const { rows, total } = await listAuditEntries(db, request);
  return { audit: rows.map((row) => toEntry(row, language)), ...describePage(request, total) };
}

function toEntry({ at, receipt, titles, subjectName, ...row }: AuditRow, language: Language): AuditEntryView {
  const name = titles === null ? subjectName : pickTitle(titles, language);
  return { ...row, subjectName: receipt === null ? name : toReceiptNumber(receipt), at: toMoment(at) };
}
