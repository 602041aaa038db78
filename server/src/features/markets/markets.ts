import type { MarketFacts } from "@vestpocket/domain/markets/markets.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { createBoundedCache } from "../../platform/bounded-cache.ts";
import type { RenderedPage } from "../../platform/http/rendered-pages.ts";
import type { Platform } from "../../platform/platform.ts";
import type { MarketDeps } from "./markets.deps.ts";
import { registerMarkets } from "./markets.routes.ts";
import { findMarketPage, listMarketPaths } from "./markets.usecases.ts";

/** Maximum age of the figures; consecutive figures then reveal little about a single listing. */
const KEEP_MS = 5 * 60 * 1000;
/** The markets that people look at. A crawler that reads them all has each counted in a few milliseconds. */
const KEPT_MAX = 500;
const SITEMAP_KEEP_MS = 60 * 60 * 1000;

/** What everyone may know about a place and a category. */
export function createMarkets({ serve, db, clock }: Platform) {
  const deps: MarketDeps = {
    db,
    clock,
    keepFacts: createBoundedCache<MarketFacts>({ clock, keepMs: KEEP_MS, max: KEPT_MAX }),
  };
  registerMarkets(serve, deps);
  const keepPaths = createBoundedCache<readonly string[]>({ clock, keepMs: SITEMAP_KEEP_MS, max: 1 });
  const page: RenderedPage = {
    path: paths.browse(),
    find: (path) => findMarketPage(deps, path),
    listPaths: () => keepPaths("all", () => listMarketPaths(deps)),
  };
  return { page };
}
