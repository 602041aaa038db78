import { toLine, toLines } from "../../shared/readable-text.ts";
import type { Language } from "../../shared/text.ts";
import { isNumberText } from "../../shared/typed-number.ts";
import type { WayIn } from "../agreements/agreements.terms.ts";
import type { Confidential, Levels } from "../disclosure/disclosure.schema.ts";
import type { TeaserChoice, VisitorCard } from "../disclosure/disclosure.terms.ts";
import { defaultVisitorCard } from "../disclosure/visitor-card.rules.ts";
import type { DraftContent } from "./drafts.schema.ts";
import {
  FIELD_GROUPS,
  type FieldGroup,
  findSubtypeForm,
  type ListingField,
  type UncheckedFeatures,
} from "./listings.fields.ts";
import type { ListingType } from "./listings.terms.ts";
import type { ListingDetails } from "./posting.rules.ts";
import { isSaidByLease } from "./quoted-terms.rules.ts";
import { NO_TERM_TEXTS, readFormerPrice, readTermTexts, type TermTexts } from "./term-texts.rules.ts";

/** The form's values as typed; empty texts if nothing was entered. */
export interface PostingValues {
  readonly type: string;
  readonly subtype: string;
  /** Of the title and the description; empty until one is entered. */
  readonly language: Language | "";
  readonly title: string;
  /** In the other language. */
  readonly otherTitle: string;
  readonly otherDescription: string;
  /** The language of machine-drafted texts that nobody has approved. */
  readonly machineLanguage: Language | "";
  /** The sale's amount, in digits. */
  readonly price: string;
  /** The other price inputs. */
  readonly terms: TermTexts;
  readonly listingType: ListingType | "";
  readonly province: string;
  readonly city: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The additional fields by key. */
  readonly fields: Readonly<Record<string, string>>;
  /** The selected feature tags. */
  readonly includes: readonly string[];
  /** The audiences that the owner chose, by key. */
  readonly levels: Levels;
  /** The keys of amounts that have a public range. */
  readonly banded: readonly string[];
  /** Whether the listing has a public page. */
  readonly teaser: TeaserChoice;
  /** What visitors see of the listing's card; empty until the owner chooses. */
  readonly visitorCard: VisitorCard | "";
  /** How people get to read what is for signers; empty if the owner has not chosen. */
  readonly wayIn: WayIn | "";
  /** The confidential texts by key. */
  readonly confidential: Confidential;
  /** Who declared to be what about this property, and when; empty until then. */
  readonly declaration: Partial<Declaration>;
}

type Declaration = NonNullable<DraftContent["declaration"]>;

/** Nothing in the other language. */
export const NO_TRANSLATION = {
  otherTitle: "",
  otherDescription: "",
  machineLanguage: "",
} as const satisfies Partial<PostingValues>;

export const NO_VALUES: PostingValues = {
  type: "",
  subtype: "",
  language: "",
  title: "",
  ...NO_TRANSLATION,
  price: "",
  terms: NO_TERM_TEXTS,
  listingType: "",
  province: "",
  city: "",
  description: "",
  keywords: [],
  fields: {},
  includes: [],
  levels: {},
  banded: [],
  teaser: "off",
  visitorCard: "",
  wayIn: "",
  confidential: {},
  declaration: {},
};

interface AskedGroup {
  readonly group: FieldGroup;
  readonly fields: readonly ListingField[];
}

/**
 * A subtype's additional fields for the chosen listing type, grouped by subject, except those that the rent already
 * states.
 */
export function listAskedGroups({ type, subtype, listingType }: PostingValues): AskedGroup[] {
  const isLeased = listingType === "rent" || listingType === "both";
  const fields = (findSubtypeForm(type, subtype)?.fields ?? []).filter(
    ({ key, listingTypes }) =>
      (listingTypes === undefined || listingTypes.some((each) => each === listingType)) &&
      !(isLeased && isSaidByLease(key)),
  );
  return FIELD_GROUPS.map((group) => ({ group, fields: fields.filter((field) => field.group === group) })).filter(
    (each) => each.fields.length > 0,
  );
}

/**
 * The values as the server expects them: numbers as numbers, without empty values or fields of other subtypes. A number
 * that cannot be parsed becomes NaN, which validation rejects.
 */
export function toDetails(values: PostingValues): ListingDetails {
  const language = values.language || "en";
  const visitorCard = pickVisitorCard(values);
  return { ...values, language, visitorCard, ...readTermTexts(values), fields: toFeatures(values) };
}

type Carded = Pick<PostingValues, "visitorCard" | "levels" | "type" | "subtype">;

/** What visitors see of the listing's card: as its owner chose, otherwise as its audiences suggest. */
export function pickVisitorCard({ visitorCard, levels, ...kind }: Carded): VisitorCard {
  return visitorCard || defaultVisitorCard(levels, kind);
}

/** Whether anything is entered in the other language. */
export function hasTranslation({ otherTitle, otherDescription }: PostingValues): boolean {
  return toLine(otherTitle) !== "" || toLines(otherDescription) !== "";
}

export function toFeatures(values: PostingValues): UncheckedFeatures {
  const features: Record<string, unknown> = {};
  for (const { key, kind } of listAskedGroups(values).flatMap(({ fields }) => fields)) {
    const text = toLines(values.fields[key] ?? "");
    if (text !== "") features[key] = kind === "number" && isNumberText(text) ? Number(text) : text;
  }
  const offered = findSubtypeForm(values.type, values.subtype)?.tags ?? [];
  const includes = offered.map((tag) => tag.value).filter((value) => values.includes.includes(value));
  return includes.length > 0 ? { ...features, includes } : features;
}

/** A draft's content as form values, in the order of the form, in which forms are compared. */
export function fromContent({ terms, ...content }: DraftContent): PostingValues {
  const priced = terms === undefined ? readFormerPrice(content) : { terms: { ...NO_TERM_TEXTS, ...terms } };
  return { ...NO_VALUES, ...content, ...priced } as PostingValues;
}

/** The values as a draft stores them. */
export function toContent({ declaration: { as, at }, ...values }: PostingValues): DraftContent {
  return {
    ...values,
    ...(as && at && { declaration: { as, at } }),
    terms: { ...values.terms },
    keywords: [...values.keywords],
    fields: { ...values.fields },
    includes: [...values.includes],
    levels: { ...values.levels },
    banded: [...values.banded],
    confidential: { ...values.confidential },
  };
}
