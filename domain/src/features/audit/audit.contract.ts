import { z } from "zod/mini";
import { defineCall } from "../../shared/contract.ts";
import { pageSchema } from "../../shared/paging.schema.ts";
import { auditEntrySchema, listAuditRequestSchema } from "./audit.schema.ts";

export const listAudit = defineCall({
  method: "GET",
  path: "/v1/admin/audit",
  tag: "audit",
  summary: "List the audit log, newest first",
  access: "administrators",
  query: listAuditRequestSchema,
  answer: z.extend(pageSchema, { audit: z.array(auditEntrySchema) }),
});
