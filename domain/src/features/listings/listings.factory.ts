import type { z } from "zod/mini";
import type { Language } from "../../shared/text.ts";
import type { askedSchema, Features } from "./listings.schema.ts";
import type { ListingType, PostedAs } from "./listings.terms.ts";
import { measureListing, readTerms, toPrice } from "./quoted-terms.rules.ts";

/** A listing as its owner posts it. */
export interface NewListing {
  readonly title: string;
  /** Paragraphs, separated by an empty line. */
  readonly description: string;
  readonly type: string;
  readonly subtype: string;
  readonly listingType: ListingType;
  /** Whole dollars: the asking price; the monthly gross rent if `listingType` is 'rent'. */
  readonly price: number;
  readonly province: string;
  readonly city: string;
  readonly features: Features;
  readonly keywords: readonly string[];
  /** 'agent' by default. */
  readonly postedAs?: PostedAs;
  /** Of the title and the description. */
  readonly language: Language;
  /** The same in the other language, if at all. */
  readonly otherTitle?: string;
  readonly otherDescription?: string;
}

/** One listing for tests, valid by default. */
export function buildListing(overrides: Partial<NewListing> = {}): NewListing {
  return {
    title: "Corner store with a flat above",
    description: "A well-kept storefront on a busy corner.",
    type: "Commercial",
    subtype: "Retail",
    listingType: "sale",
    price: 850_000,
    province: "Ontario",
    city: "Toronto",
    features: {},
    keywords: [],
    language: "en",
    ...overrides,
  };
}

/** The views' quote of a listing that was posted with only a price. */
export function buildAsked({
  listingType,
  price,
  features = {},
}: Pick<NewListing, "listingType" | "price"> & Partial<Pick<NewListing, "features">>): z.infer<typeof askedSchema> {
  const { monthlyRent } = features;
  const reading = readTerms({ listingType, price: String(price), monthlyRent });
  if ("problems" in reading) throw new RangeError(`no price: ${price}`);
  const terms = reading.value;
  const measures = measureListing({ ...terms, features });
  return { ...terms, measures, price: toPrice(terms, measures) };
}
