import type { BatchResult } from "@vestpocket/domain/shared/batch.schema";
import { readBatch, toBatchResults } from "../../platform/batch.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { recordDecisions, tellReporters } from "./deciding.usecases.ts";
import type { ReportDeps } from "./reports.deps.ts";
import { listReportsOf, markDismissed } from "./reports.queries.ts";

/**
 * Dismisses the open reports among these, and emails the people who made them. Returns the outcome for each, in the
 * order of the ids.
 */
export async function dismissReports(
  deps: ReportDeps,
  { viewer, ids }: { viewer: Viewer; ids: readonly string[] },
): Promise<BatchResult[]> {
  const wanted = readBatch(ids);
  return deps.db.transaction(async (tx) => {
    const changed = await markDismissed(tx, { ids: wanted, now: deps.clock.now() });
    const found = await listReportsOf(tx, wanted);
    const dismissed = new Set(changed.map(({ id }) => id));
    const decided = { outcome: "dismissed", reports: found.filter(({ id }) => dismissed.has(id)) } as const;
    await recordDecisions(deps, tx, { ...decided, viewer });
    await tellReporters(deps, tx, decided);
    return toBatchResults({ wanted, found, changed });
  });
}
