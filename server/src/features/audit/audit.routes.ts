import { auditEntrySchema, listAuditRequestSchema } from "@vestpocket/domain/audit/audit.schema";
import { pageSchema } from "@vestpocket/domain/shared/paging.schema";
import { z } from "zod/mini";
import type { Database } from "../../platform/database/database.ts";
import type { Api, Gate } from "../../platform/http/api.ts";
import { readAudit } from "./audit.usecases.ts";

export function registerAudit(api: Api, { db, gate }: { db: Database; gate: Gate }): void {
  api.get(
    "/v1/admin/audit",
    {
      onRequest: gate,
      schema: {
        tags: ["audit"],
        summary: "Who did what, newest first",
        querystring: listAuditRequestSchema,
        response: { 200: z.extend(pageSchema, { audit: z.array(auditEntrySchema) }) },
      },
    },
    async (request) => readAudit(db, request.query),
  );
}
