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
  duties: [],
  query: listAuditRequestSchema,
  answer: z.extend(pageSchema, { audit: z.array(auditEntrySchema) }),
});

export const exportAudit = defineCall({
  method: "GET",
  path: "/v1/admin/audit/export",
  isAudited: true,
  tag: "audit",
  summary: "Download the audit log as CSV, filtered like the list",
  access: "administrators",
  duties: [],
  query: z.omit(listAuditRequestSchema, { page: true, limit: true }),
});
