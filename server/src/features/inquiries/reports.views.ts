import type { Report, ReportDetail } from "@vestpocket/domain/inquiries/inquiries.schema";
import { toMoment } from "../../platform/moment.ts";
import type { MessageRow } from "./inquiries.queries.ts";
import type { ReportRow } from "./reports.queries.ts";

/** A report in the administrators' list. */
export function toReport(row: ReportRow): Report {
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

/** A report with the messages of its conversation. */
export function toReportDetail(row: ReportRow, messages: readonly MessageRow[]): ReportDetail {
  const { owner, sender } = toPeople(row);
  return {
    ...toReport(row),
    messages: messages.map(({ id, byOwner, text, createdAt }) => ({
      id,
      author: byOwner ? owner : sender,
      text,
      createdAt: toMoment(createdAt),
    })),
  };
}

function toPeople(row: ReportRow) {
  return {
    owner: { uid: row.ownerId, name: row.ownerName ?? "" },
    sender: { uid: row.senderId, name: row.senderName },
  };
}
