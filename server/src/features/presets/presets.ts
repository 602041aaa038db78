import type { Platform } from "../../platform/platform.ts";
import { listPresetsOf } from "./presets.queries.ts";
import { registerPresets } from "./presets.routes.ts";

/** Filters that administrators save for their lists. */
export function createPresets({ serve, ...platform }: Platform) {
  registerPresets(serve, platform);
  return {
    /** For an account's data export. */
    listOf: (uid: string) => listPresetsOf(platform.db, uid),
  };
}
