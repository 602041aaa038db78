import { DEAL_CHANGES_A_DAY } from "@vestpocket/domain/deals/deals.terms";
import { DAY_SECONDS } from "@vestpocket/domain/shared/durations";
import type { Platform } from "../../platform/platform.ts";
import { createThrottle } from "../../platform/throttle.ts";
import type { DealsNeeds } from "./deals.deps.ts";
import { registerDeals } from "./deals.routes.ts";

/** The status of a listing's deal, for the readers of its room. */
export function createDeals({ serve, ...platform }: Platform, needs: DealsNeeds): void {
  const changes = createThrottle(platform.db, {
    ...{ name: "deal-status", points: DEAL_CHANGES_A_DAY, seconds: DAY_SECONDS },
  });
  registerDeals(serve, { ...platform, ...needs, changes });
}
