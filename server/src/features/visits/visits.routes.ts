import * as calls from "@vestpocket/domain/visits/visits.contract";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import type { VisitDeps } from "./visits.deps.ts";
import { clearRecentVisits, listRecentVisits } from "./visits.usecases.ts";

const CLEARED = /*i18n*/ { id: "views.forgotten", message: "Recently viewed listings cleared." };

export function registerVisits(serve: Serve, deps: VisitDeps): void {
  serve(calls.listRecentVisits, async ({ viewer, language }) => ({
    properties: await listRecentVisits(deps, { viewer, language }),
  }));

  serve(calls.clearRecentVisits, async ({ viewer, language }) => {
    await clearRecentVisits(deps, viewer);
    return { msg: translate(language, CLEARED) };
  });
}
