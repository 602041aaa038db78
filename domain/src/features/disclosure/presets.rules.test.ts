import fc from "fast-check";
import { expect, test } from "vitest";
import { CONFIDENTIAL_FIELDS, DOCUMENT_KEY, findLeveled, LEVELED_KEYS, POSTER_KEY } from "./disclosure.fields.ts";
import type { Levels } from "./disclosure.schema.ts";
import { AUDIENCES, type Audience, reaches } from "./disclosure.terms.ts";
import { effectiveAudience } from "./levels.rules.ts";
import { applyPreset, findPreset, type Preset } from "./presets.rules.ts";

const PRESETS: readonly Preset[] = ["open", "confidential"];

/** Any choices that the server accepts. */
const choices: fc.Arbitrary<Levels> = fc
  .subarray([...LEVELED_KEYS])
  .chain((keys) => fc.tuple(...keys.map((key) => fc.tuple(fc.constant(key), fc.constantFrom(...listAudiences(key))))))
  .map((chosen) => Object.fromEntries(chosen));

function listAudiences(key: string): Audience[] {
  const item = findLeveled(key);
  if (item === undefined) throw new Error(`${key} has no audience.`);
  return AUDIENCES.filter((each) => reaches(each, item.floor) && reaches(item.ceiling, each));
}

test("a preset is recognized after it was applied, and leaves what is not a figure as it was chosen", () => {
  const others = [...CONFIDENTIAL_FIELDS.map(({ key }) => key), DOCUMENT_KEY, POSTER_KEY];
  const pick = (levels: Levels) => others.map((key) => levels[key]);
  fc.assert(
    fc.property(choices, fc.constantFrom(...PRESETS), (levels, preset) => {
      const applied = applyPreset(levels, preset);
      expect(findPreset(applied)).toBe(preset);
      expect(pick(applied)).toEqual(pick(levels));
    }),
  );
});

test("the confidential preset shows nothing more widely than before, and the figures to signers at the widest", () => {
  fc.assert(
    fc.property(choices, (levels) => {
      const applied = applyPreset(levels, "confidential");
      const widened = LEVELED_KEYS.filter(
        (key) => !reaches(effectiveAudience(key, applied), effectiveAudience(key, levels)),
      );
      expect(widened).toEqual([]);
      expect(reaches(effectiveAudience("netOperatingIncome", applied), "nda")).toBe(true);
    }),
  );
});

test.each<[Levels, Preset | undefined]>([
  [{}, "open"],
  [{ price: "member", document: "granted", poster: "nda", streetAddress: "nda" }, "open"],
  [applyPreset({ price: "granted", capRate: "granted" }, "confidential"), "confidential"],
  [{ capRate: "granted" }, undefined],
  [{ ...applyPreset({}, "confidential"), capRate: "verified" }, undefined],
  [{ ...applyPreset({}, "confidential"), zoning: "public" }, undefined],
])("of the levels %j, the preset is %s", (levels, preset) => {
  expect(findPreset(levels)).toBe(preset);
});
