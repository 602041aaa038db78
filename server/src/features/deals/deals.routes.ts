import * as calls from "@vestpocket/domain/deals/deals.contract";
import type { Serve } from "../../platform/http/serve.ts";
import { translate } from "../../platform/language.ts";
import type { DealDeps } from "./deals.deps.ts";
import { readDeal, setDeal } from "./deals.usecases.ts";

const SAVED = /*i18n*/ { id: "deals.saved", message: "Saved. Everyone with access to the deal room can see it." };

export function registerDeals(serve: Serve, deps: DealDeps): void {
  serve(calls.readDeal, async ({ viewer, params }) => readDeal(deps, { viewer, ...params }));
  serve(calls.setDeal, async ({ viewer, params, body, language }) => {
    await setDeal(deps, { viewer, ...params, ...body });
    return { msg: translate(language, SAVED) };
  });
}
