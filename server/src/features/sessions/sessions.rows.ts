import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { declareRows, insertRow } from "../../testing/declared-rows.ts";
import type { TestApp } from "../../testing/test-app.ts";

export async function addSession(
  site: TestApp,
  moments: { created_at: Date; expires_at: Date; ended_at: Date | null },
): Promise<string> {
  const { uid } = await site.addAccount();
  const device = { user_agent: "any", address: "192.0.2.1" };
  const rotated = { generation: 1, rotated_at: moments.created_at };
  return insertRow(site, "sessions", { account_id: uid, ...rotated, ...device, ...moments });
}

export const sessionRows = declareRows({
  sessions: [
    (site, at) => addSession(site, { created_at: at, expires_at: new Date(at.getTime() + 60 * DAY_MS), ended_at: at }),
  ],
});
