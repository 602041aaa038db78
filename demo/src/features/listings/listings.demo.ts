import { CATEGORIES, subtypeKey } from "@vestpocket/domain/categories/categories.schema";
import type { NewListing } from "@vestpocket/domain/listings/listings.factory";
import { findSubtypeForm, type SubtypeForm } from "@vestpocket/domain/listings/listings.fields";
import { LISTING_TYPES, type ListingType } from "@vestpocket/domain/listings/listings.terms";
import { createRandom, type Random } from "@vestpocket/domain/shared/random";
import { CITY_MARKETS, type CityMarket, findMarket } from "../places/markets.ts";
import { drawDraft } from "./draft.ts";
import { drawFacts, isDrawn } from "./facts.ts";
import { fillForm } from "./features.ts";
import { planListings, suits } from "./plan.ts";
import { PROFILES, type Profile } from "./profiles.ts";
import { drawTerm, type Term } from "./term.ts";
import { writeListing } from "./write-listing.ts";
import { drawYearBuilt } from "./year-built.ts";

/** A listing of the demo: what its owner posted, and its plan and status since. */
export interface DemoListing extends NewListing, Term {
  /** Chooses its pictures. */
  readonly pictureSeed: number;
}

/** Share of the listings written in French, by province. */
const FRENCH_SHARES: Readonly<Record<string, number>> = { Quebec: 0.45, "New Brunswick": 0.2 };

/** Share of the listings written in both languages. */
const BILINGUAL_SHARES: Readonly<Record<string, number>> = { Quebec: 0.7, "New Brunswick": 0.4 };

/** Drawn apart from all else, so that the other facts of the demo stay as they are. */
const YEAR_BUILT = "yearBuilt";

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
    if (!profile || !form) throw new Error(`The demo does not know ${key}.`);
    return { type: category.type, subtype: subtype.name, profile, form };
  }),
);

/**
 * One believable listing, valid by default: every text, number and tag agrees with the others. The same state of `random`
 * and the same overrides give the same listing. An override of type, subtype, place, language, listing type, status or plan
 * shapes the rest; any other override only replaces its value. Throws RangeError on an unknown type or subtype.
 */
export function generateListing(random: Random, overrides: Partial<DemoListing> = {}): DemoListing {
  const subject = random.weighted(matchingSubjects(overrides), ({ profile }) => profile.weight);
  const market = drawMarket(random, { ...overrides, profile: subject.profile });
  const language = overrides.language ?? (random.chance(FRENCH_SHARES[market.province] ?? 0) ? "fr" : "en");
  const listingType = overrides.listingType ?? drawListingType(random, subject.profile);
  const { form } = subject;
  const fields = form.fields.filter(({ key, kind }) => kind !== "number" || isDrawn(key));
  const keys = fields.map((field) => field.key);
  const written = writeListing(random, {
    profile: subject.profile,
    market,
    language,
    isBilingual: drawIsBilingual(random, { language, province: market.province }),
    listingType,
    textKeys: form.fields.filter((field) => field.kind === "text").map((field) => field.key),
    draw: (flags) => {
      const draft = drawDraft(random, { profile: subject.profile, market, listingType, flags });
      return { draft, facts: drawFacts(random, { draft, keys }) };
    },
  });
  const features = fillForm(random, { form: { ...form, fields }, ...written });
  const term = drawTerm(random, overrides);
  const pictureSeed = random.int(1, 999_999_999);
  const hasYear = form.fields.some(({ key }) => key === YEAR_BUILT);
  return {
    title: written.title,
    description: written.description,
    ...(written.otherTitle !== undefined && {
      otherTitle: written.otherTitle,
      otherDescription: written.otherDescription ?? "",
    }),
    type: subject.type,
    subtype: subject.subtype,
    listingType,
    price: written.draft.price,
    province: market.province,
    city: market.city,
    features: hasYear ? { ...features, ...drawYearBuilt(createRandom(pictureSeed), features) } : features,
    keywords: written.keywords,
    language,
    ...term,
    pictureSeed,
    ...overrides,
  };
}

/**
 * Many listings, as a market would have them: every subtype and every city occurs, larger markets more often. From 310
 * listings on, every city has at least two; at 1,500, every subtype has at least 20.
 */
export function generateListings(random: Random, count: number): DemoListing[] {
  const plan = planListings(random, { count, profiles: PROFILES });
  const subjects = new Map(SUBJECTS.map((subject) => [subject.profile.key, subject]));
  return plan.map(({ key, market }) => {
    const subject = subjects.get(key);
    return generateListing(random, {
      ...(subject && { type: subject.type, subtype: subject.subtype }),
      province: market.province,
      city: market.city,
    });
  });
}

/** Quebec law requires the French version. */
function drawIsBilingual(random: Random, { language, province }: Pick<NewListing, "language" | "province">): boolean {
  return random.chance(BILINGUAL_SHARES[province] ?? 0) || (province === "Quebec" && language === "en");
}

function matchingSubjects({ type, subtype }: Partial<DemoListing>): readonly Subject[] {
  if (type === undefined && subtype === undefined) return SUBJECTS;
  return SUBJECTS.filter(
    (subject) =>
      (type === undefined || subject.type === type) && (subtype === undefined || subject.subtype === subtype),
  );
}

function drawMarket(
  random: Random,
  { profile, province, city }: Partial<DemoListing> & { profile: Profile },
): CityMarket {
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
