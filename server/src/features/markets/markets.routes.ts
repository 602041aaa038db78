import * as calls from "@vestpocket/domain/markets/markets.contract";
import type { Serve } from "../../platform/http/serve.ts";
import type { MarketDeps } from "./markets.deps.ts";
import { getMarket } from "./markets.usecases.ts";

export function registerMarkets(serve: Serve, deps: MarketDeps): void {
  serve(calls.getMarket, async ({ query }) => ({ market: await getMarket(deps, query) }));
}
