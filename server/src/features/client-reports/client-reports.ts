import { CLIENT_REPORT_RETENTION } from "@vestpocket/domain/client-reports/client-reports.retention";
import { purge } from "../../platform/database/purge.ts";
import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import type { clientReportData } from "./client-reports.data.ts";
import type { ClientReportsNeeds } from "./client-reports.deps.ts";
import { deleteOldReports, listReportsOf } from "./client-reports.queries.ts";
import { registerClientReports } from "./client-reports.routes.ts";

/** Links to a listing's figures that its owner gives to a client. */
export async function createClientReports({ serve, db, clock, pdf, jobs }: Platform, needs: ClientReportsNeeds) {
  registerClientReports(serve, { db, clock, pdf, ...needs });
  const work = () => purge({ db, clock }, { period: CLIENT_REPORT_RETENTION, deleteOld: deleteOldReports });
  await jobs?.schedule({ name: "client-reports.purge", cron: "55 8 * * *", work });
  return {
    personalData: {
      exports: { clientReports: ({ id }) => listReportsOf(db, id) },
    } satisfies PersonalDataOf<typeof clientReportData>,
  };
}
