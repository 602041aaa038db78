import {
  CONFIDENTIAL_LEVELS,
  DOCUMENT_KEY,
  isConfidentialField,
  LEVELED_KEYS,
  POSTER_KEY,
} from "./disclosure.fields.ts";
import type { Levels } from "./disclosure.schema.ts";
import { reaches } from "./disclosure.terms.ts";
import { effectiveAudience } from "./levels.rules.ts";

/** A choice for a listing's figures: all for members, or some only after an agreement (product.md §5.9). */
export const PRESETS = { open: {}, confidential: CONFIDENTIAL_LEVELS } as const satisfies Record<string, Levels>;
export type Preset = keyof typeof PRESETS;

/** The preset that these levels match, which for `confidential` includes narrower ones; undefined for other choices. */
export function findPreset(levels: Levels): Preset | undefined {
  if (FIGURES.every((key) => effectiveAudience(key, levels) === effectiveAudience(key, PRESETS.open))) return "open";
  const isConfidential = FIGURES.every((key) =>
    reaches(effectiveAudience(key, levels), effectiveAudience(key, PRESETS.confidential)),
  );
  return isConfidential ? "confidential" : undefined;
}

/** The same levels, with the figures set by this preset; `confidential` keeps those that are narrower already. */
export function applyPreset(levels: Levels, preset: Preset): Levels {
  const kept = Object.entries(levels).filter(
    ([key, level]) =>
      !isFigure(key) || (preset === "confidential" && !reaches(effectiveAudience(key, PRESETS.confidential), level)),
  );
  return { ...PRESETS[preset], ...Object.fromEntries(kept) };
}

/** Whether presets set its audience. */
const isFigure = (key: string) => !isConfidentialField(key) && key !== POSTER_KEY && key !== DOCUMENT_KEY;

const FIGURES = LEVELED_KEYS.filter(isFigure);
