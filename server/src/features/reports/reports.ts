import { REPORT_RETENTION } from "@vestpocket/domain/reports/reports.retention";
import { purge } from "../../platform/database/purge.ts";
import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import type { reportData } from "./reports.data.ts";
import { createReportLimit, type ReportDeps, type ReportsNeeds } from "./reports.deps.ts";
import { deleteOldReports, listReportsBy } from "./reports.queries.ts";
import { registerReports } from "./reports.routes.ts";

/** Reports of conversations and listings, and administrators' decisions about them. */
export async function createReports({ serve, jobs, ...platform }: Platform, needs: ReportsNeeds) {
  const { db } = platform;
  const deps: ReportDeps = { ...platform, ...needs, limit: createReportLimit(db) };
  registerReports(serve, deps);
  await jobs?.schedule({
    name: "reports.purge",
    cron: "15 8 * * *",
    work: () => purge(platform, { period: REPORT_RETENTION, deleteOld: deleteOldReports }),
  });
  return {
    personalData: {
      exports: { reports: ({ id }) => listReportsBy(db, id) },
    } satisfies PersonalDataOf<typeof reportData>,
  };
}
