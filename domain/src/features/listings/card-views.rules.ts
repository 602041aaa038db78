import { cutText, type Language, type Message } from "../../shared/text.ts";
import type { UnitSystem } from "../../shared/units.ts";
import type { CategoryType } from "../categories/categories.schema.ts";
import { disclose, listSeenPictures, type Stored } from "../disclosure/disclosing.rules.ts";
import { PRICE_KEY } from "../disclosure/disclosure.fields.ts";
import type { Bands } from "../disclosure/disclosure.schema.ts";
import type { TeaserChoice, VisitorCard } from "../disclosure/disclosure.terms.ts";
import { effectiveAudience } from "../disclosure/levels.rules.ts";
import { toFactText } from "./fields/fact-text.ts";
import { type ListingTexts, pickText } from "./listing-texts.rules.ts";
import { type CardFact, listCardFacts, listOptions } from "./listings.fields.ts";
import { EXCERPT_MAX } from "./listings.rules.ts";
import type { HomeCard, ListingCard, MemberCard } from "./listings.schema.ts";
import type { ListingType } from "./listings.terms.ts";

/** Who reads a view: in which language, when, and with which words. */
export interface ViewReader {
  readonly language: Language;
  readonly now: Date;
  readonly translate: (language: Language, message: Message) => string;
  /** A picture's URL. */
  readonly toPicture: (token: string) => string;
}

/** What a listing's card is built from: only what every member may read. */
export interface CardListing extends Omit<Stored, "pictures" | "document" | "secrets">, ListingTexts {
  readonly id: string;
  readonly type: string;
  readonly subtype: string;
  readonly listingType: ListingType;
  readonly province: string;
  readonly city: string;
  readonly bands: Bands;
  readonly teaser: TeaserChoice;
  readonly visitorCard: VisitorCard;
  readonly hasExposure: boolean;
  readonly hasPriority: boolean;
  /** The first picture that every member may see. */
  readonly thumbnailToken: string | null;
}

/** What any card shows besides the price. */
export function buildCardBase(
  row: Omit<CardListing, "levels" | "ownerId" | "teaser" | "visitorCard" | "bands">,
  reader: ViewReader,
): Omit<HomeCard, "price" | "sale" | "lease" | "measures" | "hiddenPrice"> {
  const text = pickText(row, reader.language);
  return {
    id: row.id,
    name: text.title,
    language: text.language,
    thumbnailUrl: row.thumbnailToken === null ? null : reader.toPicture(row.thumbnailToken),
    city: row.city,
    province: row.province,
    type: row.type as CategoryType,
    subtype: row.subtype,
    subType: row.subtype,
    listingType: row.listingType,
    facts: listCardFacts(row).map((fact) => toCardFact(fact, reader)),
    boosts: { exposure: row.hasExposure, priority: row.hasPriority },
  };
}

/** The home page's card of a listing as members see it (product.md §5.9). */
export function buildMemberCard(row: CardListing, reader: ViewReader): MemberCard {
  return { ...buildFullCard(row, reader), description: toExcerpt(pickText(row, reader.language).description) };
}

function buildFullCard(row: CardListing, reader: ViewReader): HomeCard {
  return { ...buildCardBase(row, reader), ...toPriced(row), hiddenPrice: null };
}

/** The card of a listing as visitors see it, as its owner chose; undefined if they see none (product.md §5.9). */
export function buildVisitorCard(row: CardListing, reader: ViewReader): HomeCard | undefined {
  if (row.visitorCard === "none") return undefined;
  if (row.visitorCard === "full") return buildFullCard(row, reader);
  const { thumbnailToken, levels, bands, teaser } = row;
  const read = disclose({ ...row, secrets: null, pictures: null, document: null }, "public");
  const cover = thumbnailToken === null ? [] : [{ level: "member" as const }];
  const [isShown] = listSeenPictures(cover, { audience: "public", teaser });
  const band = bands[PRICE_KEY] ?? null;
  const isHidden = band !== null || read.withheld.some(({ key }) => key === PRICE_KEY);
  return {
    ...buildCardBase({ ...row, ...read, thumbnailToken: isShown ? thumbnailToken : null }, reader),
    ...toPriced(read),
    hiddenPrice: isHidden ? { needs: effectiveAudience(PRICE_KEY, levels), band } : null,
  };
}

function toPriced({ price, sale, lease, measures }: Pick<CardListing, "price" | "sale" | "lease" | "measures">) {
  const { rentMonthNet, rentMonthGross } = measures;
  return { price, sale, lease, measures: { rentMonthNet, rentMonthGross } };
}

function toCardFact(
  { field, value }: CardFact,
  { language, now, translate }: ViewReader,
): ListingCard["facts"][number] {
  const options = listOptions(field, now.getUTCFullYear());
  const say = (units: UnitSystem) =>
    translate(language, toFactText({ field, value, options, reader: { language, units }, isShort: true }));
  const [text, metricText] = [say("imperial"), say("metric")];
  return {
    key: field.key,
    group: field.group,
    unit: field.unit ?? null,
    // The text already includes the unit.
    label: translate(language, field.label).replace(/\s*\([^)]*\)$/u, ""),
    text,
    metricText: metricText === text ? null : metricText,
  };
}

/** The first characters of a description, at most 320, cut between words (product.md §5.3). */
export function toExcerpt(description: string): string {
  if (description.length <= EXCERPT_MAX) return description;
  return `${cutText(description, EXCERPT_MAX).replace(/\s+\S*$/u, "")}…`;
}
