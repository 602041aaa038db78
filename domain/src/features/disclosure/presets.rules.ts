import { CONFIDENTIAL_LEVELS, isConfidentialField, POSTER_KEY } from "./disclosure.fields.ts";
import type { Levels } from "./disclosure.schema.ts";

/** What an owner chooses for a whole listing: everything for members, or the figures only after an agreement (product.md §5.9). */
export const PRESETS = { open: {}, confidential: CONFIDENTIAL_LEVELS } as const satisfies Record<string, Levels>;
export type Preset = keyof typeof PRESETS;

/** The preset that these levels are, but for the confidential fields and who posted the listing, which have none; undefined for other choices. */
export function findPreset(levels: Levels): Preset | undefined {
  const chosen = figuresOf(levels);
  return (Object.keys(PRESETS) as Preset[]).find((name) => {
    const preset: Levels = PRESETS[name];
    const keys = Object.keys(preset);
    return keys.length === Object.keys(chosen).length && keys.every((key) => preset[key] === chosen[key]);
  });
}

/** The same levels with a preset for everything that presets choose. */
export function applyPreset(levels: Levels, preset: Preset): Levels {
  const kept = Object.entries(levels).filter(([key]) => !isPreset(key));
  return { ...Object.fromEntries(kept), ...PRESETS[preset] };
}

const figuresOf = (levels: Levels): Levels =>
  Object.fromEntries(Object.entries(levels).filter(([key]) => isPreset(key)));

/** Whether presets choose who reads it. */
const isPreset = (key: string) => !isConfidentialField(key) && key !== POSTER_KEY;
