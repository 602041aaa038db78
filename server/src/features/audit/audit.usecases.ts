import type { AuditEntryView, ListAuditRequest } from "@vestpocket/domain/audit/audit.schema";
import { pickTitle } from "@vestpocket/domain/listings/listing-texts.rules";
import { readReceiptNumber, toReceiptNumber } from "@vestpocket/domain/orders/orders.rules";
import { describeList, type ListPlace } from "@vestpocket/domain/shared/paging";
import type { Language } from "@vestpocket/domain/shared/text";
import { validate as isUuid, v7 as newId } from "uuid";
import type { RecordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { toPersonWords } from "../../platform/database/words.ts";
import { findOrigin } from "../../platform/http/origin.ts";
import { toMoment } from "../../platform/moment.ts";
import { type AuditRow, insertAuditEntries, listAuditEntries } from "./audit.queries.ts";
import { findSoughtAccounts, findSoughtSubjects, type SoughtName } from "./sought.queries.ts";

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

/** A page of the audit log for administrators, newest first. Who and what may be named as people know them. */
export async function readAudit(
  { db }: { db: Queryable },
  { language, actor, subject, ...request }: ListAuditRequest & Pick<ListPlace, "countedTo"> & { language: Language },
) {
  const { rows, total } = await listAuditEntries(db, {
    ...request,
    actors: actor ? await findActors(db, actor) : undefined,
    subjects: subject ? await findSubjects(db, subject) : undefined,
  });
  return { audit: rows.map((row) => toEntry(row, language)), ...describeList(request, total, rows) };
}

async function findActors(db: Queryable, text: string): Promise<string[]> {
  return isUuid(text) ? [text] : findSoughtAccounts(db, toSoughtName(text));
}

/** Not every id is a UUID, so the text itself is looked for too. */
async function findSubjects(db: Queryable, text: string): Promise<string[]> {
  return isUuid(text) ? [text] : [text, ...(await findSoughtSubjects(db, toSoughtName(text)))];
}

function toSoughtName(text: string): SoughtName {
  return { text, words: toPersonWords(text), receipt: readReceiptNumber(text) };
}

function toEntry({ at, receipt, titles, subjectName, ...row }: AuditRow, language: Language): AuditEntryView {
  const name = titles === null ? subjectName : pickTitle(titles, language);
  return { ...row, subjectName: receipt === null ? name : toReceiptNumber(receipt), at: toMoment(at) };
}
