import * as calls from "@vestpocket/domain/visits/visits.contract";
import { sendCsv } from "../../platform/http/csv.ts";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import { listKeptDays, readListingFigures, readOwnerFigures } from "./figures.usecases.ts";
import { listDayColumns } from "./figures.views.ts";
import type { VisitDeps } from "./visits.deps.ts";
import { clearRecentVisits, listRecentVisits, noteShare } from "./visits.usecases.ts";

const CLEARED = /*i18n*/ { id: "views.forgotten", message: "Recently viewed listings cleared." };
const NOTED = /*i18n*/ { id: "views.share_noted", message: "Thank you." };

export function registerVisits(serve: Serve, deps: VisitDeps): void {
  serve(calls.listRecentVisits, async ({ viewer, language }) => ({
    properties: await listRecentVisits(deps, { viewer, language }),
  }));

  serve(calls.clearRecentVisits, async ({ viewer, language }) => {
    await clearRecentVisits(deps, viewer);
    return { msg: translate(language, CLEARED) };
  });

  serve(calls.readListingFigures, async ({ viewer, params: { id }, query: { days } }) => ({
    figures: await readListingFigures(deps, { viewer, id, days }),
  }));

  serve(calls.exportListingFigures, async ({ viewer, params: { id }, language, reply }) => {
    const days = await listKeptDays(deps, { viewer, id });
    const rows = days.map((day) => ({ ...day, id: day.day }));
    return sendCsv(deps, {
      ...{ viewer, language, reply, name: "listing-figures", action: "views.export", columns: listDayColumns() },
      readPage: async ({ page, limit }) => ({ rows: rows.slice((page - 1) * limit, page * limit), total: rows.length }),
    });
  });

  serve(calls.readOwnerFigures, async ({ viewer }) => ({ figures: await readOwnerFigures(deps, viewer) }));

  serve(calls.noteShare, async ({ viewer, params: { id }, language }) => {
    await noteShare(deps, { viewer, id });
    return { msg: translate(language, NOTED) };
  });
}
