import { toReadAction } from "@vestpocket/domain/audit/audit.actions";
import type { Contract } from "@vestpocket/domain/shared/contract";
import { MINUTE_MS } from "@vestpocket/domain/shared/durations";
import type { Platform } from "../../platform/platform.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { noteSecondFactorUse } from "./sessions.queries.ts";

interface Administration {
  readonly viewer: Viewer;
  readonly call: Contract;
}

/**
 * Runs before every admin call: records reads in the audit log, and notes that the second factor is in use. Background
 * requests of pages count as neither.
 */
export async function noteAdministration(
  { db, clock, recordAudit }: Pick<Platform, "db" | "clock" | "recordAudit">,
  { viewer, call }: Administration,
): Promise<void> {
  if (call.isPolled) return;
  const now = clock.now();
  // Once a minute is exact enough, and saves a write per call.
  await noteSecondFactorUse(db, { id: viewer.sessionId, now, unlessSince: new Date(now.getTime() - MINUTE_MS) });
  if (call.method !== "GET" || call.isAudited) return;
  await recordAudit(db, {
    actorId: viewer.uid,
    action: toReadAction(call),
    details: { by: "administrator" },
  });
}
