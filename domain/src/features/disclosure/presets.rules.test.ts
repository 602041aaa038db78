import fc from "fast-check";
import { expect, test } from "vitest";
import { CATEGORIES } from "../categories/categories.schema.ts";
import { findSubtypeForm } from "../listings/listings.fields.ts";
import { CONFIDENTIAL_FIELDS, DOCUMENT_KEY, findLeveled, LEVELED_KEYS, POSTER_KEY } from "./disclosure.fields.ts";
import type { Levels } from "./disclosure.schema.ts";
import { AUDIENCES, type Audience, reaches } from "./disclosure.terms.ts";
import { effectiveAudience } from "./levels.rules.ts";
import { applyPreset, findPreset, listWithheldKeys, PRESETS, type Preset } from "./presets.rules.ts";

const KINDS = CATEGORIES.flatMap(({ type, subtypes }) => subtypes.map(({ name }) => ({ type, subtype: name })));
const RETAIL = { type: "Commercial", subtype: "Retail" };
const FAMILY = { type: "Investment Properties", subtype: "Multi-Family" };

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

const isAfterSigning = (key: string, levels: Levels) => reaches(effectiveAudience(key, levels), "nda");
/** Fields whose values are not shown in dollars, but follow from them. */
const RATES = ["capRate", "occupancyRate", "royalty", "marketingFund"];
/** What states the price itself, and has its audience. */
const PRICED = ["askingPrice", "monthlyRent", "additionalRent"];

test.each(KINDS)(
  "of $type, $subtype, each preset decides about exactly the money, the document and the poster",
  (kind) => {
    const fields = findSubtypeForm(kind.type, kind.subtype)?.fields ?? [];
    const money = fields.filter(({ key, unit = "" }) => unit.startsWith("cad") || RATES.includes(key));
    const withheld = [...money.map(({ key }) => key).filter((key) => !PRICED.includes(key)), DOCUMENT_KEY, POSTER_KEY];
    const confidential = applyPreset({}, { preset: "confidential", ...kind });
    expect(confidential).toEqual(Object.fromEntries(withheld.map((key) => [key, "nda"])));
    expect(LEVELED_KEYS.filter((key) => effectiveAudience(key, confidential) === "member")).toEqual(
      LEVELED_KEYS.filter((key) => findLeveled(key)?.byDefault === "member" && !withheld.includes(key)),
    );
    expect(applyPreset(confidential, { preset: "open", ...kind })).toEqual({});
  },
);

test("there are 37 kinds of listings, and most of them have figures", () => {
  expect(KINDS).toHaveLength(37);
  expect(KINDS.filter((kind) => listWithheldKeys(kind).length > 2).length).toBeGreaterThan(30);
});

test("a preset is recognized after it was applied, and leaves the confidential texts as they were chosen", () => {
  const pick = (levels: Levels) => CONFIDENTIAL_FIELDS.map(({ key }) => levels[key]);
  fc.assert(
    fc.property(choices, fc.constantFrom(...PRESETS), fc.constantFrom(...KINDS), (levels, preset, kind) => {
      const applied = applyPreset(levels, { preset, ...kind });
      expect(findPreset(applied, kind)).toBe(preset);
      expect(pick(applied)).toEqual(pick(levels));
    }),
  );
});

test("the confidential preset shows nothing more widely than before, and what it withholds to signers at the widest", () => {
  fc.assert(
    fc.property(choices, fc.constantFrom(...KINDS), (levels, kind) => {
      const applied = applyPreset(levels, { preset: "confidential", ...kind });
      const widened = LEVELED_KEYS.filter(
        (key) => !reaches(effectiveAudience(key, applied), effectiveAudience(key, levels)),
      );
      expect(widened).toEqual([]);
      expect(listWithheldKeys(kind).filter((key) => !isAfterSigning(key, applied))).toEqual([]);
    }),
  );
});

const FULL = applyPreset({ price: "granted", capRate: "granted" }, { preset: "confidential", ...FAMILY });

test.each<[Levels, typeof RETAIL, Preset | undefined]>([
  [{}, RETAIL, "open"],
  [{ price: "member", streetAddress: "nda" }, FAMILY, "open"],
  [{ capRate: "granted" }, RETAIL, "open"],
  [{ document: "granted" }, RETAIL, undefined],
  [{ document: "granted", poster: "nda", propertyTaxes: "nda", monthlyCondoFee: "nda" }, RETAIL, "confidential"],
  [FULL, FAMILY, "confidential"],
  [{ capRate: "granted" }, FAMILY, undefined],
  [{ ...FULL, capRate: "verified" }, FAMILY, undefined],
  [{ ...FULL, poster: "member" }, FAMILY, undefined],
  [{ ...FULL, zoning: "public" }, FAMILY, undefined],
])("of the levels %j of %o, the preset is %s", (levels, kind, preset) => {
  expect(findPreset(levels, kind)).toBe(preset);
});
