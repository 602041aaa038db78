import type { MarketFacts } from "@vestpocket/domain/markets/markets.schema";
import { createBoundedCache } from "../../platform/bounded-cache.ts";
import type { Platform } from "../../platform/platform.ts";
import type { MarketDeps } from "./markets.deps.ts";
import { registerMarkets } from "./markets.routes.ts";

/** Figures are this old at most; two that follow each other then tell little of one listing. */
const KEEP_MS = 5 * 60 * 1000;
/** More than there are markets would never be kept. */
const KEPT_MAX = 2_000;

/** What everyone may know of a place and a category. */
export function createMarkets({ serve, db, clock }: Platform): void {
  const deps: MarketDeps = {
    db,
    clock,
    keepFacts: createBoundedCache<MarketFacts>({ clock, keepMs: KEEP_MS, max: KEPT_MAX }),
  };
  registerMarkets(serve, deps);
}
