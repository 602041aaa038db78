import type { MarketFacts } from "@vestpocket/domain/markets/markets.schema";
import type { Platform } from "../../platform/platform.ts";

export interface MarketDeps extends Pick<Platform, "db" | "clock"> {
  /** Caches facts by market for minutes. */
  readonly keepFacts: (key: string, load: () => Promise<MarketFacts>) => Promise<MarketFacts>;
}
