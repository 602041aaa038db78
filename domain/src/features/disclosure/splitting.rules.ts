import type { Features } from "../listings/listings.schema.ts";
import { measureListing, type QuotedTerms, toPrice } from "../listings/quoted-terms.rules.ts";
import type { SaleTerms } from "../prices/price-terms.schema.ts";
import { toBand } from "./bands.rules.ts";
import { findLeveled, isConfidentialField, PRICE_KEY } from "./disclosure.fields.ts";
import type { Bands, Confidential, Levels } from "./disclosure.schema.ts";
import { effectiveAudience, isSecret } from "./levels.rules.ts";

/** A listing's values that some members may not read. They are stored separately. */
export interface Secrets {
  /** Of the form's fields and of the confidential ones, by key. */
  readonly fields: Readonly<Record<string, string | number>>;
  /** The price, the rent and the space for rent; null if they are not secret. */
  readonly terms: QuotedTerms | null;
}

/** A listing's values as its owner entered them. */
export interface Whole extends QuotedTerms {
  readonly features: Features;
  readonly price: number | null;
  readonly levels: Levels;
  /** The keys of amounts whose range is public. */
  readonly banded: readonly string[];
  readonly confidential: Confidential;
}

/** A listing's values without the secret ones. */
export type Open<Content extends Whole> = Omit<Content, "banded" | "confidential"> & { readonly bands: Bands };

const ON_REQUEST = { kind: "on_request" } as const;

/**
 * Separates what any member may read from what is stored separately. A secret price appears as on request to everyone
 * else (product.md §5.9).
 */
export function splitContent<Content extends Whole>(
  content: Content,
): { open: Open<Content>; secrets: Secrets | null } {
  const { banded, confidential, ...rest } = content;
  const { features, levels, sale, lease, availableArea } = content;
  const isHidden = (key: string) => isSecret(key, levels);
  const hidden = Object.entries(features).filter((entry): entry is [string, string | number] => isHidden(entry[0]));
  const fields = { ...Object.fromEntries(hidden), ...confidential };
  const terms = isHidden(PRICE_KEY) && hasTerms(content) ? { sale, lease, availableArea } : null;
  const open = {
    ...rest,
    features: Object.fromEntries(Object.entries(features).filter(([key]) => !isHidden(key))) as Features,
    ...(terms && hideTerms(terms)),
    bands: toBands(content),
  };
  const isOpen = terms === null && Object.keys(fields).length === 0;
  if (isOpen) return { open: { ...open, price: content.price }, secrets: null };
  // A rent by area takes an area, which may be secret.
  return { open: { ...open, price: toPrice(open, measureListing(open)) }, secrets: { fields, terms } };
}

/** The listing as its owner entered it. */
export function joinContent<Content extends Omit<Whole, "banded" | "confidential"> & { readonly bands: Bands }>(
  open: Content,
  secrets: Secrets | null,
): Content & Whole {
  const { confidential, features } = sortFields({ ...open.features, ...secrets?.fields } as Features);
  const whole = { ...open, ...secrets?.terms, features, confidential, banded: Object.keys(open.bands) };
  return { ...whole, price: secrets === null ? open.price : toPrice(whole, measureListing(whole)) };
}

/** Separates the confidential fields from those of the listing's form. */
export function sortFields(fields: Features): { features: Features; confidential: Confidential } {
  const entries = Object.entries(fields);
  return {
    features: Object.fromEntries(entries.filter(([key]) => !isConfidentialField(key))) as Features,
    confidential: Object.fromEntries(
      entries.flatMap(([key, value]) => (isConfidentialField(key) ? [[key, String(value)]] : [])),
    ),
  };
}

/** Whether a listing states a price or a rent at all. */
export function isQuoted({ sale, lease }: Pick<QuotedTerms, "sale" | "lease">): boolean {
  return [sale, lease].some((terms) => terms !== null && terms.kind !== "on_request");
}

/** Whether a listing states anything that the price's audience reads. */
export function hasTerms(terms: QuotedTerms): boolean {
  return isQuoted(terms) || terms.availableArea !== null;
}

/** The same tracks, each on request, without the space for rent. */
export function hideTerms({ sale, lease }: QuotedTerms): QuotedTerms {
  return { sale: sale && ON_REQUEST, lease: lease && ON_REQUEST, availableArea: null };
}

/** The public ranges of amounts that not everyone may read. */
function toBands({ banded, features, sale, levels }: Whole): Bands {
  const found = banded.flatMap((key) => {
    const amount = key === PRICE_KEY ? toDollars(sale) : features[key];
    const isBanded = findLeveled(key)?.hasBand && effectiveAudience(key, levels) !== "public";
    return isBanded && typeof amount === "number" ? [[key, toBand(amount)] as const] : [];
  });
  return Object.fromEntries(found);
}

function toDollars(sale: SaleTerms | null): number | undefined {
  return sale === null || sale.kind === "on_request" ? undefined : sale.amountCents / 100;
}
