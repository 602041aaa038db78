import { v7 as newId } from "uuid";
import { declareRows, insertRow } from "../../testing/declared-rows.ts";
import type { TestApp } from "../../testing/test-app.ts";

export async function addReport(
  site: TestApp,
  { at, outcome }: { at: Date; outcome: "dismissed" | null },
): Promise<string> {
  const inquiryId = newId();
  await site.db.$client.query(
    `INSERT INTO inquiries (id, listing_title, sender_name, sender_phone, created_at, last_at, owner_unread, sender_unread)
     VALUES ($1, 'Any', 'Any', '', $2, $2, false, false)`,
    [inquiryId, at],
  );
  return insertRow(site, "reports", {
    ...{ inquiry_id: inquiryId, by_owner: true, reason: "spam", note: "any", created_at: at, outcome },
    resolved_at: outcome === null ? null : at,
  });
}

export const reportRows = declareRows({ reports: [(site, at) => addReport(site, { at, outcome: "dismissed" })] });
