import { showLicence } from "../agents/agents.rules.ts";
import type { CategoryType } from "../categories/categories.schema.ts";
import { type Disclosed, withoutAgreement } from "../disclosure/disclosing.rules.ts";
import type { VisitorCard } from "../disclosure/disclosure.terms.ts";
import type { ViewReader } from "./card-views.rules.ts";
import { findText, type ListingText, otherLanguage, pickText, type SavedTexts } from "./listing-texts.rules.ts";
import type { Property } from "./listings.schema.ts";
import type { PlacedPicture, TeasedListing } from "./teaser-views.rules.ts";

/** What a listing's page is built from. */
export interface PageListing extends TeasedListing, SavedTexts {
  readonly visitorCard: VisitorCard;
  readonly keywords: readonly string[];
  readonly hasExposure: boolean;
  readonly hasPriority: boolean;
  /** The poster's. */
  readonly designation: string | null;
  readonly document: { readonly name: string; readonly bytes: number } | null;
}

interface Shown
  extends Pick<ViewReader, "language" | "now">,
    Pick<Property, "views" | "choices" | "status" | "createdAt" | "confirmedAt"> {
  /** A picture's URL for this reader. */
  readonly toPicture: (picture: PlacedPicture) => string;
  /** Whether the listing requires its readers to sign an agreement. */
  readonly isAsked: boolean;
}

/** A listing's page, for a signed-in user who may see it (product.md §5.9). */
export function buildProperty(
  row: Disclosed<PageListing>,
  { language, now, toPicture, isAsked, ...shown }: Shown,
): Property {
  const text = pickText(row, language);
  const translation = findText(row, otherLanguage(text.language));
  const toText = ({ title, description, language: of }: ListingText) => ({
    name: title,
    description,
    language: of,
    isMachineTranslated: row.machineLanguage === of,
  });
  const pictures = row.pictures ?? [];
  // In position order: the thumbnail, otherwise the first photo.
  const [cover] = pictures;
  const { price, sale, lease, availableArea, measures } = row;
  return {
    id: row.id,
    ...toText(text),
    translation: translation === undefined ? null : toText(translation),
    city: row.city,
    province: row.province,
    type: row.type as CategoryType,
    subtype: row.subtype,
    ...{ price, sale, lease, availableArea, measures },
    thumbnailUrl: cover === undefined ? null : toPicture(cover),
    imageUrls: pictures.filter((picture) => picture.position > 0).map(toPicture),
    createdAt: shown.createdAt,
    confirmedAt: shown.confirmedAt,
    listingOwner: row.poster,
    designation: row.poster === null ? null : row.designation,
    listingType: row.listingType,
    postedAs: row.postedAs,
    licence: row.postedAs === "agent" ? showLicence(row.licence, { now, isNamed: row.poster !== null }) : null,
    features: row.features,
    confidential: row.confidential,
    withheld: isAsked ? [...row.withheld] : withoutAgreement(row.withheld),
    revealed: [...row.revealed],
    bands: row.bands,
    choices: shown.choices,
    hasTeaser: row.teaser !== "off",
    visitorCard: row.visitorCard,
    keywords: [...row.keywords],
    boosts: { exposure: row.hasExposure, priority: row.hasPriority },
    status: shown.status,
    document: row.document,
    views: shown.views,
  };
}
