import type { Random } from "../../shared/random.ts";
import type { Language } from "../../shared/text.ts";
import { CATEGORIES, subtypeKey } from "../categories/categories.schema.ts";
import { CITY_MARKETS, type CityMarket, findMarket } from "../places/factory/markets.ts";
import { drawDraft } from "./factory/draft.ts";
import { drawFacts } from "./factory/facts.ts";
import { fillForm } from "./factory/features.ts";
import { planListings, suits } from "./factory/plan.ts";
import { PROFILES, type Profile } from "./factory/profiles.ts";
import { drawTerm, type Term } from "./factory/term.ts";
import { writeListing } from "./factory/write-listing.ts";
import { findSubtypeForm, type SubtypeForm } from "./listings.fields.ts";
import type { Features } from "./listings.schema.ts";
import { LISTING_TYPES, type ListingType } from "./listings.terms.ts";

/** A listing as an owner would have entered it, and what has become of it since. */
export interface NewListing extends Term {
  readonly title: string;
  /** Two to four paragraphs, parted by an empty line. */
  readonly description: string;
  readonly type: string;
  readonly subtype: string;
  readonly listingType: ListingType;
  /** Whole dollars: the asking price; the monthly rent where `listingType` is 'rent'. */
  readonly price: number;
  readonly province: string;
  readonly city: string;
  readonly features: Features;
  readonly keywords: readonly string[];
  /** The language the owner writes. */
  readonly language: Language;
  /** Chooses its pictures. */
  readonly pictureSeed: number;
}

/** Share of the listings written in French, by province. */
const FRENCH_SHARES: Readonly<Record<string, number>> = { Quebec: 0.45, "New Brunswick": 0.2 };

interface Subject {
  readonly type: string;
  readonly subtype: string;
  readonly profile: Profile;
  readonly form: SubtypeForm;
}

const SUBJECTS: readonly Subject[] = CATEGORIES.flatMap((category) =>
  category.subtypes.map((subtype): Subject => {
    const key = subtypeKey(category, subtype);
    const profile = PROFILES.find((candidate) => candidate.key === key);
    const form = findSubtypeForm(category.type, subtype.name);
    if (!profile || !form) throw new Error(`The factory does not know ${key}.`);
    return { type: category.type, subtype: subtype.name, profile, form };
  }),
);

/**
 * One believable listing, valid by default: every text, number and tag agrees with the others. The same state of `random`
 * and the same overrides give the same listing. What is overridden of type, subtype, place, language, kind of offer, status
 * and plan shapes the rest; any other override only replaces its value. Throws on an unknown type and subtype.
 */
export function buildListing(random: Random, overrides: Partial<NewListing> = {}): NewListing {
  const subject = random.weighted(matchingSubjects(overrides), ({ profile }) => profile.weight);
  const market = drawMarket(random, subject.profile, overrides);
  const language = overrides.language ?? (random.chance(FRENCH_SHARES[market.province] ?? 0) ? "fr" : "en");
  const listingType = overrides.listingType ?? drawListingType(random, subject.profile);
  const { form } = subject;
  const keys = form.fields.map((field) => field.key);
  const written = writeListing(random, {
    profile: subject.profile,
    market,
    language,
    listingType,
    textKeys: form.fields.filter((field) => field.kind === "text").map((field) => field.key),
    draw: (flags) => {
      const draft = drawDraft(random, { profile: subject.profile, market, listingType, flags });
      return { draft, facts: drawFacts(random, draft, keys) };
    },
  });
  return {
    title: written.title,
    description: written.description,
    type: subject.type,
    subtype: subject.subtype,
    listingType,
    price: written.draft.price,
    province: market.province,
    city: market.city,
    features: fillForm(random, { form, ...written }),
    keywords: written.keywords,
    language,
    ...drawTerm(random, overrides),
    pictureSeed: random.int(1, 999_999_999),
    ...overrides,
  };
}

/**
 * Many listings as a market has them: every subtype and every city occurs, larger markets more often. From 310 on every city
 * has at least two; at 1,500 every subtype has at least 20.
 */
export function buildListings(random: Random, count: number): NewListing[] {
  const plan = planListings(random, count, PROFILES);
  const subjects = new Map(SUBJECTS.map((subject) => [subject.profile.key, subject]));
  return plan.map(({ key, market }) => {
    const subject = subjects.get(key);
    return buildListing(random, {
      ...(subject && { type: subject.type, subtype: subject.subtype }),
      province: market.province,
      city: market.city,
    });
  });
}

function matchingSubjects({ type, subtype }: Partial<NewListing>): readonly Subject[] {
  if (type === undefined && subtype === undefined) return SUBJECTS;
  return SUBJECTS.filter(
    (subject) =>
      (type === undefined || subject.type === type) && (subtype === undefined || subject.subtype === subtype),
  );
}

function drawMarket(random: Random, profile: Profile, { province, city }: Partial<NewListing>): CityMarket {
  if (province !== undefined && city !== undefined) return findMarket(province, city);
  const markets = CITY_MARKETS.filter(
    (market) =>
      (province === undefined || market.province === province) && (city === undefined || market.city === city),
  );
  return random.weighted(markets, (market) => market.weight * suits(profile, market));
}

function drawListingType(random: Random, { offers }: Profile): ListingType {
  return random.weighted(LISTING_TYPES, (type) => offers[LISTING_TYPES.indexOf(type)] ?? 0);
}
