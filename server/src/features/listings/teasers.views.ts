import type { CategoryType } from "@vestpocket/domain/categories/categories.schema";
import type { Disclosed } from "@vestpocket/domain/disclosure/disclosing.rules";
import { findLabel } from "@vestpocket/domain/disclosure/disclosure.fields";
import type { Withheld } from "@vestpocket/domain/disclosure/disclosure.schema";
import { toFactText } from "@vestpocket/domain/listings/fields/fact-text";
import { findText } from "@vestpocket/domain/listings/listing-texts.rules";
import { LISTING_FIELDS, listOptions } from "@vestpocket/domain/listings/listings.fields";
import { isPriceField } from "@vestpocket/domain/listings/quoted-terms.rules";
import type { Teaser } from "@vestpocket/domain/listings/teasers.schema";
import { LANGUAGES, type Language, type Message } from "@vestpocket/domain/shared/text";
import type { UnitSystem } from "@vestpocket/domain/shared/units";
import { translate } from "../../platform/language.ts";
import type { FileLinks } from "./file-links.tokens.ts";
import type { PropertyRow } from "./listings.queries.ts";
import { toAsked } from "./listings.views.ts";

interface Shown {
  readonly brokerageName: string | null;
  /** The token of the picture that its owner shows publicly. */
  readonly cover: string | undefined;
  readonly withheld: readonly Withheld[];
  readonly now: Date;
  readonly links: FileLinks;
}

/** What everyone may know about a listing. */
export function toTeaser(row: Disclosed<PropertyRow>, { brokerageName, cover, withheld, now, links }: Shown): Teaser {
  const { id, city, province, subtype, listingType, postedAs, bands } = row;
  return {
    ...{ id, city, province, subtype, listingType, postedAs, brokerageName },
    ...toAsked(row),
    type: row.type as CategoryType,
    titles: Object.fromEntries(LANGUAGES.map((language) => [language, findText(row, language)?.title])),
    pictureUrl: cover === undefined ? null : links.toPicture(cover),
    facts: toFacts(row, now),
    withheld: withheld.map(({ key, needs }) => ({
      ...{ key, needs, band: bands[key] ?? null },
      label: sayLabel(findLabel(key)),
    })),
  };
}

/** The form's values in order, without those that the price already says. */
function toFacts({ features }: Disclosed<PropertyRow>, now: Date): Teaser["facts"] {
  return LISTING_FIELDS.flatMap((field) => {
    const value = Object.hasOwn(features, field.key) ? features[field.key] : undefined;
    if (isPriceField(field.key) || (typeof value !== "string" && typeof value !== "number")) return [];
    const options = listOptions(field, now.getUTCFullYear());
    const say = (units: UnitSystem) =>
      inBoth((language) => translate(language, toFactText({ field, value, options, reader: { language, units } })));
    return [{ key: field.key, label: sayLabel(field.label), text: say("imperial"), metricText: say("metric") }];
  });
}

const sayLabel = (label: Message) => inBoth((language) => translate(language, label));
const inBoth = (say: (language: Language) => string) => ({ en: say("en"), fr: say("fr") });
