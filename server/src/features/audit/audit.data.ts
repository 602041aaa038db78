import { AUDIT_RETENTION } from "@vestpocket/domain/audit/audit.retention";
import { defineData } from "../../platform/data.ts";

export const auditData = defineData({
  audit_entries: {
    about: "who did what, when and from where (append-only)",
    people: ["actor_id"],
    ends: { after: [AUDIT_RETENTION], by: "audit.purge" },
    exportedAs: "audit",
    credentials: false,
  },
});
