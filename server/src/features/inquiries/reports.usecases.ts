import type { ReportOutcome } from "@vestpocket/domain/inquiries/inquiries.rules";
import type { Report, ReportDetail } from "@vestpocket/domain/inquiries/inquiries.schema";
import { countPages } from "@vestpocket/domain/shared/paging";
import { validate as isUuid } from "uuid";
import type { RecordAudit } from "../../platform/audit.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { Failure } from "../../platform/http/failure.ts";
import { toMoment } from "../../platform/moment.ts";
import { listConversationMessages } from "./inquiries.queries.ts";
import {
  closeConversation,
  findReportRow,
  listReportRows,
  type ReportRow,
  resolveReportRow,
} from "./reports.queries.ts";

export type Reports = ReturnType<typeof createReports>;

/** What administrators do with reported conversations; they see no other ones. */
export function createReports(parts: { db: Database; clock: Clock; recordAudit: RecordAudit }) {
  const { db, clock, recordAudit } = parts;

  async function getReport(id: string): Promise<ReportRow> {
    const row = isUuid(id) ? await findReportRow(db, id) : undefined;
    if (row === undefined) throw reportNotFound();
    return row;
  }

  return {
    async list({ isOpen, page, limit }: { isOpen: boolean; page: number; limit: number }) {
      const { rows, total } = await listReportRows(db, { isOpen, page, limit });
      return { reports: rows.map(toReport), page, totalPages: countPages(total, limit), totalResults: total };
    },

    /** A report with what was written. That somebody read it is in the audit log. */
    async read(actorId: string, id: string): Promise<ReportDetail> {
      const row = await getReport(id);
      await recordAudit(db, { actorId, action: "reports.read", subject: { kind: "report", id } });
      const { owner, sender } = toPeople(row);
      const messages = await listConversationMessages(db, row.inquiryId);
      return {
        ...toReport(row),
        messages: messages.map((message) => ({
          id: message.id,
          author: message.byOwner ? owner : sender,
          text: message.text,
          createdAt: toMoment(message.createdAt),
        })),
      };
    },

    async resolve(actorId: string, id: string, outcome: ReportOutcome): Promise<void> {
      const { inquiryId } = await getReport(id);
      await db.transaction(async (tx) => {
        const now = clock.now();
        if (!(await resolveReportRow(tx, { id, outcome, now }))) throw alreadyResolved();
        if (outcome === "closed") await closeConversation(tx, inquiryId, now);
        await recordAudit(tx, {
          actorId,
          action: "reports.resolve",
          subject: { kind: "report", id },
          details: { outcome, inquiryId },
        });
      });
    },
  };
}

function toPeople(row: ReportRow) {
  return {
    owner: { uid: row.ownerId, name: row.ownerName ?? "" },
    sender: { uid: row.senderId, name: row.senderName },
  };
}

function toReport(row: ReportRow): Report {
  const { owner, sender } = toPeople(row);
  return {
    id: row.id,
    inquiryId: row.inquiryId,
    listingName: row.listingTitle,
    reason: row.reason,
    note: row.note,
    reporter: row.byOwner ? owner : sender,
    reported: row.byOwner ? sender : owner,
    createdAt: toMoment(row.createdAt),
    outcome: row.outcome,
    resolvedAt: row.resolvedAt === null ? null : toMoment(row.resolvedAt),
  };
}

const reportNotFound = () =>
  new Failure({
    status: 404,
    code: "reports.not_found",
    text: /*i18n*/ { id: "reports.not_found", message: "This report does not exist." },
  });

const alreadyResolved = () =>
  new Failure({
    status: 409,
    code: "reports.resolved",
    text: /*i18n*/ { id: "reports.resolved", message: "Somebody has settled this report already." },
  });
