import { declareRows, insertRow } from "../../testing/declared-rows.ts";

export const auditRows = declareRows({
  audit_entries: [(site, at) => insertRow(site, "audit_entries", { at, action: "test.entry", details: {} })],
});
