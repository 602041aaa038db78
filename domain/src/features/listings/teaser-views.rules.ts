import { LANGUAGES, type Language, type Message } from "../../shared/text.ts";
import type { UnitSystem } from "../../shared/units.ts";
import { type CheckedLicence, showLicence } from "../agents/agents.rules.ts";
import type { CategoryType } from "../categories/categories.schema.ts";
import { disclose, listSeenPictures, type Stored, withoutAgreement } from "../disclosure/disclosing.rules.ts";
import { findLabel, POSTER_KEY } from "../disclosure/disclosure.fields.ts";
import type { Bands } from "../disclosure/disclosure.schema.ts";
import type { PictureLevel, TeaserChoice } from "../disclosure/disclosure.terms.ts";
import { isSecret } from "../disclosure/levels.rules.ts";
import type { ViewReader } from "./card-views.rules.ts";
import { toFactText } from "./fields/fact-text.ts";
import { findText, type ListingTexts } from "./listing-texts.rules.ts";
import { LISTING_FIELDS, listOptions } from "./listings.fields.ts";
import type { Features } from "./listings.schema.ts";
import type { ListingType, PostedAs } from "./listings.terms.ts";
import { isPriceField } from "./quoted-terms.rules.ts";
import type { Teaser } from "./teasers.schema.ts";

/** A picture of a listing, in the order of its page; the thumbnail is at 0. */
export interface PlacedPicture {
  readonly position: number;
  readonly token: string;
  readonly level: PictureLevel;
}

/** What a listing's public page is built from. */
export interface TeasedListing extends Omit<Stored, "pictures">, ListingTexts {
  readonly id: string;
  readonly type: string;
  readonly subtype: string;
  readonly listingType: ListingType;
  readonly postedAs: PostedAs;
  readonly province: string;
  readonly city: string;
  readonly bands: Bands;
  readonly teaser: TeaserChoice;
  /** The poster's, if an administrator has checked it. */
  readonly licence: CheckedLicence | null;
  readonly pictures: readonly PlacedPicture[] | null;
}

interface Shown extends Omit<ViewReader, "language"> {
  /** The poster's; shown if an agent posted the listing and every member may know. */
  readonly brokerageName: string | null;
  /** Whether the listing requires its readers to sign an agreement. */
  readonly isAsked: boolean;
}

/** What everyone may know about a listing, in both languages; null if it has no public page (product.md §5.10). */
export function buildTeaser(row: TeasedListing, { isAsked, ...shown }: Shown): Teaser | null {
  if (row.teaser === "off") return null;
  const read = disclose(row, "public");
  const { id, city, province, subtype, listingType, postedAs, bands } = read;
  const withheld = isAsked ? read.withheld : withoutAgreement(read.withheld);
  const [cover] = listSeenPictures(row.pictures ?? [], { audience: "public", teaser: row.teaser });
  const { price, sale, lease, availableArea, measures } = read;
  const isNamed = postedAs === "agent" && !isSecret(POSTER_KEY, row.levels);
  const sayLabel = (label: Message) => inBoth((language) => shown.translate(language, label));
  return {
    ...{ id, city, province, subtype, listingType, postedAs },
    // If members may not know the poster, the brokerage must not reveal them to everyone.
    brokerageName: isNamed ? shown.brokerageName : null,
    licence: postedAs === "agent" ? showLicence(row.licence, { now: shown.now, isNamed }) : null,
    ...{ price, sale, lease, availableArea, measures },
    type: read.type as CategoryType,
    titles: Object.fromEntries(LANGUAGES.map((language) => [language, findText(read, language)?.title])),
    pictureUrl: cover === undefined ? null : shown.toPicture(cover.token),
    facts: toFacts(read.features, shown),
    withheld: withheld.map(({ key, needs }) => ({
      ...{ key, needs, band: bands[key] ?? null },
      label: sayLabel(findLabel(key)),
    })),
  };
}

/** The form's values in order, without those that the price already says. */
function toFacts(features: Features, { now, translate }: Pick<ViewReader, "now" | "translate">): Teaser["facts"] {
  return LISTING_FIELDS.flatMap((field) => {
    const value = Object.hasOwn(features, field.key) ? features[field.key] : undefined;
    if (isPriceField(field.key) || (typeof value !== "string" && typeof value !== "number")) return [];
    const options = listOptions(field, now.getUTCFullYear());
    const say = (units: UnitSystem) =>
      inBoth((language) => translate(language, toFactText({ field, value, options, reader: { language, units } })));
    const label = inBoth((language) => translate(language, field.label));
    return [{ key: field.key, label, text: say("imperial"), metricText: say("metric") }];
  });
}

const inBoth = (say: (language: Language) => string) => ({ en: say("en"), fr: say("fr") });
