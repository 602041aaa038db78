import { exportAudit, listAudit } from "@vestpocket/domain/audit/audit.contract";
import { sendCsv } from "../../platform/http/csv.ts";
import type { Serve } from "../../platform/http/serve.ts";
import type { Platform } from "../../platform/platform.ts";
import { readAudit } from "./audit.usecases.ts";
import { AUDIT_COLUMNS } from "./audit-export.views.ts";

export function registerAudit(serve: Serve, deps: Pick<Platform, "db" | "clock" | "recordAudit">): void {
  serve(listAudit, async ({ query, language }) => readAudit(deps, { ...query, language }));

  serve(exportAudit, async ({ viewer, query, language, reply }) =>
    sendCsv(deps, {
      ...{ viewer, language, reply, name: "audit-log", action: "audit.export", columns: AUDIT_COLUMNS },
      readPage: async (page) => {
        const { audit: rows, totalResults: total } = await readAudit(deps, { ...query, ...page, language });
        return { rows, total };
      },
    }),
  );
}
