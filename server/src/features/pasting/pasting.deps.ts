import type { Platform } from "../../platform/platform.ts";
import type { Throttle } from "../../platform/throttle.ts";

export interface PastingDeps extends Pick<Platform, "scanner" | "log"> {
  readonly limit: Throttle;
}
