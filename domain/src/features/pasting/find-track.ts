import type { ListingType } from "../listings/listings.terms.ts";
import { matchKeys } from "../searches/query/matchers.ts";
import type { Reading } from "../searches/query/pieces.ts";
import { rangeOf, type TextRange } from "./listing-reading.ts";

const TRACKS = matchKeys({
  sale: {
    en: "for sale, forsale, sale of, selling, to sell, for purchase, on the market, obo, or best offer, priced to sell, sale of business",
    fr: "a vendre, a ceder, a remettre, en vente, vente, vend, on vend, mise en vente, vends",
  },
  rent: {
    en: "for lease, for rent, to let, for sublease, sublease, sublet, to lease, for sublet, available for lease, for sub lease, lease opportunity, space for lease, head lease",
    fr: "a louer, en location, a sous louer, sous location, pour location, a bail",
  },
  both: {
    en: "for sale or lease, for sale or rent, for sale and lease, sale or lease, lease or sale, for lease or sale, for sale and for lease, for lease and for sale, sale lease, for sale or for lease, for lease or for sale, for rent or sale",
    fr: "a vendre ou a louer, a louer ou a vendre, a vendre ou louer, vente ou location, a vendre et a louer, a louer et a vendre, a vendre a louer",
  },
});

/** "Lease: 4,500 SF restaurant". */
const HEADINGS: Readonly<Record<string, ListingType>> = {
  lease: "rent",
  rent: "rent",
  location: "rent",
  sale: "sale",
  vente: "sale",
};

export interface FoundTrack {
  readonly value: ListingType;
  readonly from: TextRange;
}

/**
 * Whether a text offers for sale, for rent or both: the first words that say so, and the others if they come soon after
 * them. Undefined if no words do. An
 * entered one counts more than the words.
 */
export function findTrack(reading: Reading, entered: ListingType | ""): FoundTrack | undefined {
  if (entered !== "") return { value: entered, from: { start: 0, end: 0 } };
  const heading = HEADINGS[reading.tokens[0]?.plain ?? ""];
  if (heading !== undefined && /[:–-]/u.test(reading.tokens[1]?.before ?? "")) {
    return { value: heading, from: rangeOf(reading, 0, 1) };
  }
  let first: { value: ListingType; start: number; end: number } | undefined;
  for (let at = 0; at < reading.tokens.length; at++) {
    const found = TRACKS(reading.tokens, at);
    if (found === undefined) continue;
    const isNear = first !== undefined && at - first.end < 4;
    if (first !== undefined && !isNear) break;
    if (first === undefined) first = { value: found.value, start: at, end: found.end };
    else if (first.value !== found.value) first = { ...first, value: "both", end: found.end };
    at = found.end - 1;
  }
  return first && { value: first.value, from: rangeOf(reading, first.start, first.end) };
}
