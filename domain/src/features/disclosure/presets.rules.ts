import { CONFIDENTIAL_LEVELS, isConfidentialField, POSTER_KEY } from "./disclosure.fields.ts";
import type { Levels } from "./disclosure.schema.ts";

/** A choice for a whole listing: everything for members, or figures only after an agreement (product.md §5.9). */
export const PRESETS = { open: {}, confidential: CONFIDENTIAL_LEVELS } as const satisfies Record<string, Levels>;
export type Preset = keyof typeof PRESETS;

/**
 * The preset that matches these levels, ignoring the confidential fields and the poster, which have none; undefined for
 * other choices.
 */
export function findPreset(levels: Levels): Preset | undefined {
  const chosen = figuresOf(levels);
  return (Object.keys(PRESETS) as Preset[]).find((name) => {
    const preset: Levels = PRESETS[name];
    const keys = Object.keys(preset);
    return keys.length === Object.keys(chosen).length && keys.every((key) => preset[key] === chosen[key]);
  });
}

/** The same levels, with everything that presets cover set by this preset. */
export function applyPreset(levels: Levels, preset: Preset): Levels {
  const kept = Object.entries(levels).filter(([key]) => !isPreset(key));
  return { ...Object.fromEntries(kept), ...PRESETS[preset] };
}

const figuresOf = (levels: Levels): Levels =>
  Object.fromEntries(Object.entries(levels).filter(([key]) => isPreset(key)));

/** Whether presets set its audience. */
const isPreset = (key: string) => !isConfidentialField(key) && key !== POSTER_KEY;
