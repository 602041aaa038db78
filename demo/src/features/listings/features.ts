import type { SubtypeForm } from "@vestpocket/domain/listings/listings.fields";
import type { Features } from "@vestpocket/domain/listings/listings.schema";
import type { Random } from "@vestpocket/domain/shared/random";
import { selectTags } from "./common-tags.ts";
import type { Draft } from "./draft-shape.ts";
import { weighChoices } from "./dropdown-choices.ts";
import type { Facts } from "./facts.ts";
import { capitalise } from "./template.ts";

/** Fields that texts mention through a slot of another name. */
const SAID_AS: Readonly<Record<string, string>> = {
  truckLevelDoors: "docks",
  gradeLevelDoors: "drives",
  acres: "acreage",
};

const OCCUPANCIES = { vacant: "Vacant", owner: "Owner Occupied", tenanted: "Tenanted" } as const;

interface FeatureSources {
  readonly form: SubtypeForm;
  readonly draft: Draft;
  readonly facts: Facts;
  /** Texts by field key. */
  readonly texts: Readonly<Record<string, string | undefined>>;
  /** Slots that the texts use. */
  readonly stated: ReadonlySet<string>;
  /** Tags that the texts mention. */
  readonly tags: ReadonlySet<string>;
}

/** Fills in the form from the facts. A few fields that no sentence mentions stay empty, as owners leave them. */
export function fillForm(random: Random, { form, draft, facts, texts, stated, tags }: FeatureSources): Features {
  const features: Record<string, string | number | string[]> = {};
  const table = weighChoices(draft);
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
  const includes = selectTags(random, { form, mentioned: tags });
  if (includes.length > 0) features.includes = includes;
  return features as Features;
}
