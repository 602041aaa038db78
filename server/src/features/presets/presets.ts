import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import type { presetData } from "./presets.data.ts";
import { listPresetsOf } from "./presets.queries.ts";
import { registerPresets } from "./presets.routes.ts";

/** Filters that administrators save for their lists. */
export function createPresets({ serve, ...platform }: Platform) {
  registerPresets(serve, platform);
  return {
    personalData: {
      exports: { presets: ({ id }) => listPresetsOf(platform.db, id) },
    } satisfies PersonalDataOf<typeof presetData>,
  };
}
