import type { Platform } from "../../platform/platform.ts";
import { listAuditEntriesOf } from "./audit.queries.ts";
import { registerAudit } from "./audit.routes.ts";

export { createRecordAudit } from "./audit.usecases.ts";

/** The audit log: who did what. Features write to it by `platform.recordAudit`; administrators read it. */
export function createAudit({ serve, db }: Platform) {
  registerAudit(serve, { db });
  return {
    /** For an account's data export. */
    listOf: (actorId: string) => listAuditEntriesOf(db, actorId),
  };
}
