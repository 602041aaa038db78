import { SUBTYPE_LABELS } from "@vestpocket/domain/categories/categories.labels";
import { CATEGORIES, CATEGORY_LABELS, subtypeKey } from "@vestpocket/domain/categories/categories.schema";
import { PROVINCE_CODES } from "@vestpocket/domain/places/places.provinces";
import { cityLabel, PROVINCE_LABELS, PROVINCES } from "@vestpocket/domain/places/places.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import type { Suggestion } from "@vestpocket/domain/suggestions/suggestions.schema";
import { translate } from "../../platform/language.ts";

type Name = Omit<Suggestion, "listings">;

/** The places and categories in a language. */
export function listNames(language: Language): Name[] {
  return [...listPlaces(language), ...listCategories(language)];
}

function listPlaces(language: Language): Name[] {
  return PROVINCES.flatMap(({ name: province, cities }) => {
    const label = translate(language, PROVINCE_LABELS[PROVINCE_CODES[province]]);
    return [
      { kind: "province" as const, label, choice: { province } },
      ...cities.map(({ name: city }) => ({
        kind: "city" as const,
        label: cityLabel(city, language),
        within: label,
        choice: { province, city },
      })),
    ];
  });
}

function listCategories(language: Language): Name[] {
  return CATEGORIES.flatMap((category) => {
    const { type, slug, subtypes } = category;
    const within = translate(language, CATEGORY_LABELS[slug]);
    return [
      { kind: "category" as const, label: within, choice: { type } },
      ...subtypes.map((subtype) => {
        const label = SUBTYPE_LABELS[subtypeKey(category, subtype)];
        return {
          kind: "subtype" as const,
          label: label === undefined ? subtype.name : translate(language, label),
          within,
          choice: { type, subtype: subtype.name },
        };
      }),
    ];
  });
}
