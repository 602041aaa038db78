import type { SubtypeForm } from "@vestpocket/domain/listings/listings.fields";
import type { Features } from "@vestpocket/domain/listings/listings.schema";
import type { Random } from "@vestpocket/domain/shared/random";
import type { Draft } from "./draft.ts";
import type { Facts } from "./facts.ts";
import { capitalise } from "./template.ts";

/** The last tax bill the demo data knows: not the current year, so that the data is the same every day. */
const TAX_YEAR = 2025;

/** Tags that suit any listing of a form that has them; all others are ticked only where a sentence says so. */
const COMMON_TAGS = new Set([
  "Hydro",
  "Washrooms",
  "Signage",
  "Sprinklers",
  "Street exposure",
  "High traffic location",
  "Air conditioning",
  "Security system",
  "Accessible entrance",
  "Survey available",
  "Environmental Report",
  "Investment opportunity",
  "Storage space",
  "High-speed internet",
  "Turnkey Business",
  "Loyal clientele",
  "Equipment included",
  "Staff willing to stay",
  "Owner will train",
  "Website included",
  "Growth potential",
  "Highway access",
  "Three-phase power",
  "Barns",
  "Equipment",
  "Agricultural land",
  "Workshop",
  "Machine shed",
  "Farmhouse",
  "Separate meters",
  "Level terrain",
  "Road frontage",
  "Reception area",
  "Kitchenette",
  "Non-disclosure required",
  "Franchisor training",
  "Marketing support",
  "Laundry facilities",
  "Sold as is",
]);

/** Fields that a text states by another slot. */
const SAID_AS: Readonly<Record<string, string>> = {
  truckLevelDoors: "docks",
  gradeLevelDoors: "drives",
  acres: "acreage",
};

type Chances = readonly (readonly [value: string, weight: number])[];

function chances(draft: Draft): Readonly<Record<string, Chances>> {
  const isRural = draft.profile.place === "rural";
  const isLand = draft.profile.group === "land";
  return {
    parkingType: parkingChances(draft),
    heatingType: isRural
      ? [
          ["Electric Forced Air", 3],
          ["Hot Water Radiators", 2],
          ["Other Radiant", 2],
          ["Other", 3],
        ]
      : [
          ["Gas Forced Air", 60],
          ["Electric Forced Air", 18],
          ["Hot Water Radiators", 12],
          ["Other Radiant", 8],
          ["Other", 2],
        ],
    heating: [
      ["Forced air gas", 74],
      ["Water Radiators", 26],
    ],
    approxAge: draft.flags.has("older")
      ? [["Over 10 years", 1]]
      : [
          ["New", 6],
          ["0 to 5 years", 26],
          ["5 to 10 years", 42],
          ["Don't Know", 16],
        ],
    water: [[draft.flags.has("well") ? "Well" : "Municipal", 1]],
    sewers:
      isLand && isRural
        ? [
            ["Other", 1],
            ["Septic", 1],
          ]
        : [[draft.flags.has("well") ? "Septic" : "San + Storm", 1]],
    taxYear: [
      [String(TAX_YEAR), 3],
      [String(TAX_YEAR - 1), 1],
    ],
  };
}

/** Parking under the building is an affair of offices and apartments in the larger cities. */
function parkingChances({ profile, market }: Draft): Chances {
  if (profile.place !== "shop") return [["Outside", 1]];
  const isDense = market.weight >= 3 && (profile.key.startsWith("office/") || profile.key.startsWith("investment/"));
  return [
    ["Outside", 70],
    ["Street Parking", 22],
    ["Underground", isDense ? 22 : 0],
    ["Other", 4],
  ];
}

const OCCUPANCIES = { vacant: "Vacant", owner: "Owner Occupied", tenanted: "Tenanted" } as const;

interface FeatureSources {
  readonly form: SubtypeForm;
  readonly draft: Draft;
  readonly facts: Facts;
  /** Texts by field key. */
  readonly texts: Readonly<Record<string, string | undefined>>;
  /** Slots that the texts state. */
  readonly stated: ReadonlySet<string>;
  /** Tags that the texts promise. */
  readonly tags: ReadonlySet<string>;
}

/** The form filled in from the facts; a few fields that no sentence mentions are left empty, as owners leave them. */
export function fillForm(random: Random, { form, draft, facts, texts, stated, tags }: FeatureSources): Features {
  const features: Record<string, string | number | string[]> = {};
  const table = chances(draft);
  for (const { key, kind, options, maxLength = 500 } of form.fields) {
    const isStated = stated.has(key) || stated.has(SAID_AS[key] ?? key);
    if (!isStated && random.chance(0.07)) continue;
    if (kind === "number") {
      const value = facts[key];
      if (value !== undefined) features[key] = value;
    } else if (kind === "text") {
      const text = texts[key];
      if (text !== undefined && text.length <= maxLength) features[key] = capitalise(text);
    } else if (key === "occupancy") {
      const occupancy = (Object.keys(OCCUPANCIES) as (keyof typeof OCCUPANCIES)[]).find((name) =>
        draft.flags.has(name),
      );
      features[key] = occupancy === undefined ? "Other" : OCCUPANCIES[occupancy];
    } else if (key === "aptsUnits") {
      const units =
        draft.profile.driver === "units"
          ? facts.numberOfUnits
          : draft.flags.has("apartments")
            ? draft.units
            : undefined;
      if (units !== undefined)
        features[key] = options?.[units <= 5 ? 0 : units <= 12 ? 1 : units <= 20 ? 2 : 3]?.value ?? "";
    } else {
      const choice = table[key];
      if (choice) features[key] = random.weighted(choice, ([, weight]) => weight)[0];
    }
  }
  const includes = tickTags(random, form, tags);
  if (includes.length > 0) features.includes = includes;
  return features as Features;
}

/** What the sentences promise, and a few that suit anything, in the form's order. */
function tickTags(random: Random, form: SubtypeForm, promises: ReadonlySet<string>): string[] {
  const promised = form.tags.filter((tag) => promises.has(tag.value));
  const others = form.tags.filter((tag) => COMMON_TAGS.has(tag.value) && !promises.has(tag.value));
  const wanted = Math.max(0, random.int(2, 6) - promised.length);
  const ticked = new Set([...promised, ...random.shuffle(others).slice(0, wanted)].map((tag) => tag.value));
  return form.tags.filter((tag) => ticked.has(tag.value)).map((tag) => tag.value);
}
