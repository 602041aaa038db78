import { AUDIT_RETENTION } from "@vestpocket/domain/audit/audit.retention";
import { purge } from "../../platform/database/purge.ts";
import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import type { auditData } from "./audit.data.ts";
import { deleteOldAuditEntries, listAuditEntriesOf } from "./audit.queries.ts";
import { registerAudit } from "./audit.routes.ts";

export { createRecordAudit } from "./audit.usecases.ts";

/** The audit log: who did what. Features write to it with `platform.recordAudit`; administrators read it. */
export async function createAudit({ serve, db, clock, jobs, recordAudit }: Platform) {
  registerAudit(serve, { db, clock, recordAudit });
  await jobs?.schedule({
    name: "audit.purge",
    cron: "10 8 * * *",
    work: () => purge({ db, clock }, { period: AUDIT_RETENTION, deleteOld: deleteOldAuditEntries }),
  });
  return {
    personalData: {
      exports: { audit: ({ id }) => listAuditEntriesOf(db, id) },
    } satisfies PersonalDataOf<typeof auditData>,
  };
}
