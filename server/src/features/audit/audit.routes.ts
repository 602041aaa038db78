import { listAudit } from "@vestpocket/domain/audit/audit.contract";
import type { Database } from "../../platform/database/database.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { readAudit } from "./audit.usecases.ts";

export function registerAudit(serve: Serve, { db }: { db: Database }): void {
  serve(listAudit, async ({ query }) => readAudit({ db }, query));
}
