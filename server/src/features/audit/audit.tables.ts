import { jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { AuditEntry } from "../../platform/audit.ts";

export const auditEntries = pgTable("audit_entries", {
  id: uuid("id").primaryKey(),
  at: timestamp("at", { withTimezone: true, mode: "date" }).notNull(),
  actorId: uuid("actor_id"),
  action: text("action").notNull(),
  subjectKind: text("subject_kind"),
  subjectId: text("subject_id"),
  details: jsonb("details").$type<NonNullable<AuditEntry["details"]>>().notNull(),
  address: text("address"),
});
