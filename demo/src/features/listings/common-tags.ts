import type { SubtypeForm } from "@vestpocket/domain/listings/listings.fields";
import type { Random } from "@vestpocket/domain/shared/random";

/** True only of listings with an agreement, which are written by hand. It is still drawn, so that all else stays the same. */
const ONLY_CONFIDENTIAL = "Non-disclosure required";

/** Tags that suit any listing whose form has them. All others are only selected if a sentence mentions them. */
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
  ONLY_CONFIDENTIAL,
  "Franchisor training",
  "Marketing support",
  "Laundry facilities",
  "Sold as is",
]);

interface TagChoice {
  readonly form: SubtypeForm;
  readonly mentioned: ReadonlySet<string>;
}

/** The tags that the sentences mention and a few common ones, in the form's order. */
export function selectTags(random: Random, { form, mentioned }: TagChoice): string[] {
  const required = form.tags.filter((tag) => mentioned.has(tag.value));
  const others = form.tags.filter((tag) => COMMON_TAGS.has(tag.value) && !mentioned.has(tag.value));
  const wanted = Math.max(0, random.int(2, 6) - required.length);
  const selected = new Set([...required, ...random.shuffle(others).slice(0, wanted)].map((tag) => tag.value));
  selected.delete(ONLY_CONFIDENTIAL);
  return form.tags.filter((tag) => selected.has(tag.value)).map((tag) => tag.value);
}
