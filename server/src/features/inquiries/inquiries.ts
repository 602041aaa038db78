import type { FindContact } from "../../platform/contact.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { purge } from "../../platform/database/purge.ts";
import type { Failure } from "../../platform/http/failure.ts";
import { listOwnOrigins } from "../../platform/http/origin-check.ts";
import type { Platform } from "../../platform/platform.ts";
import { createInquiryLimits, type InquiryDeps } from "./inquiries.deps.ts";
import { leaveConversations, listInquiriesOf } from "./inquiries.queries.ts";
import { registerInquiries } from "./inquiries.routes.ts";
import { deleteOldReports, listReportsBy } from "./reports.queries.ts";
import { registerReports } from "./reports.routes.ts";

/** What inquiries need of other features. */
export interface InquiriesNeeds {
  readonly findContact: FindContact;
  readonly listingNotFound: () => Failure;
}

/** Inquiries to listings' owners, the conversations that follow, and the reports about them. */
export async function createInquiries({ serve, jobs, ...platform }: Platform, needs: InquiriesNeeds) {
  const { db, config } = platform;
  const deps: InquiryDeps = {
    ...platform,
    ...needs,
    limits: createInquiryLimits(db),
    ownOrigins: listOwnOrigins(config),
  };
  registerInquiries(serve, deps);
  registerReports(serve, deps);
  await jobs?.schedule({
    name: "reports.purge",
    cron: "15 8 * * *",
    work: () => purge(platform, { kind: "reports", deleteOld: deleteOldReports }),
  });
  return {
    /** For an account's data export. */
    listOf: (uid: string) => listInquiriesOf(db, uid),
    listReportsBy: (uid: string) => listReportsBy(db, uid),
    /** When an account is deleted: removes what identifies its owner. */
    leave: (tx: Queryable, uid: string) => leaveConversations(tx, uid),
  };
}
