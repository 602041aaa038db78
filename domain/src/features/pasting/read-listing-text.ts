import type { Language } from "../../shared/text.ts";
import { isBusinessType } from "../categories/businesses.rules.ts";
import type { PostingValues } from "../listings/posting-values.rules.ts";
import type { QueryVocabulary } from "../searches/query/vocabulary.ts";
import { findConfidential } from "./confidential-finds.ts";
import { findAmounts } from "./find-amounts.ts";
import { findChoices } from "./find-choices.ts";
import { findExtras } from "./find-extras.ts";
import { findKind } from "./find-kind.ts";
import { findLabels } from "./find-labels.ts";
import { findPlace } from "./find-place.ts";
import { findTags } from "./find-tags.ts";
import { findTrack } from "./find-track.ts";
import { chooseEntered, guessKind } from "./guess-kind.ts";
import { openReading } from "./listing-reading.ts";
import { matchAmounts } from "./match-amounts.ts";
import type { Found, PastedListing } from "./pasted-listing.ts";
import { listUnread, toConfidential, toDescription } from "./remaining-text.ts";
import { toAreas } from "./to-areas.ts";
import { listFields, toFields } from "./to-fields.ts";
import { toListingType } from "./to-listing-type.ts";
import { toPrices } from "./to-prices.ts";

/** Longer texts are read up to here: about twelve pages. The rest stays in the description. */
const PASTED_TEXT_MAX = 40_000;

/** "12 apartments" and "10 unit motel" say what it is, too. */
const HOUSING = new Set(["numberOfUnits", "rooms"]);

interface Reader {
  readonly language: Language;
  readonly vocabulary: QueryVocabulary;
  /** What is known already; empty texts if not. It decides how the rest is read. */
  readonly entered?: Pick<PostingValues, "type" | "subtype" | "listingType">;
}

const NOTHING = { type: "", subtype: "", listingType: "" } as const;

/**
 * Reads a listing's text, as brokers and owners write it, in English or French (product.md §5.5): what it offers, where, for
 * how much, and the facts that its subtype has fields for. Only what the text states: each value comes with the words that
 * state it. `language` is the page's, which decides where the text's own words do not. Reads 40,000 characters, in a time
 * proportional to them, and never throws.
 */
export function readListingText(whole: string, { language, vocabulary, entered = NOTHING }: Reader): PastedListing {
  const text = whole.slice(0, PASTED_TEXT_MAX);
  const hidden = findConfidential(text);
  const reading = openReading(text, { language, vocabulary, without: hidden });
  const labels = findLabels(reading);
  const amounts = findAmounts(reading);
  const statements = matchAmounts(reading, amounts, labels);
  const track = findTrack(reading, entered.listingType);
  const taken = statements.flatMap(({ label, of }) =>
    label && of?.some((key) => HOUSING.has(key)) !== true ? [label] : [],
  );
  const named = findKind(reading, { labels: taken, isForRent: track?.value === "rent" });
  const kind = chooseEntered(guessKind(reading, { named, statements, listingType: track?.value }), entered);
  const isBusiness = kind !== undefined && isBusinessType(kind.type);
  const prices = toPrices(reading, statements, { listingType: isBusiness ? "sale" : track?.value, isBusiness });
  const listingType = toListingType({ track, prices, isBusiness, kind });
  const isForRent = listingType?.value === "rent" || listingType?.value === "both";
  const has = listFields(kind);
  const areas = toAreas(reading, statements, {
    has,
    isForRent,
    isLand: kind?.type === "Land & Development" || kind?.type === "Farm & Agricultural",
  });
  const extras = findExtras(reading, { statements, has, isBusiness });
  const stated = toFields(reading, statements, { has, isForRent, used: new Set([...prices.used, ...areas.used]) });
  const fields = { ...findChoices(reading, has), ...stated, ...areas.fields, ...extras };
  const place = findPlace(reading);
  const found = (value: string | undefined, from: Found<string>["from"][number] | undefined) =>
    value !== undefined && from !== undefined ? { value, from: [from] } : undefined;
  const facts = {
    language: reading.language,
    ...(kind && { type: found(kind.type, kind.from) as Found<string> }),
    ...(kind?.subtype !== undefined && { subtype: found(kind.subtype, kind.from) as Found<string> }),
    ...(listingType && { listingType }),
    ...(place?.province !== undefined && { province: found(place.province, place.from) as Found<string> }),
    ...(place?.city !== undefined && { city: found(place.city, place.from) as Found<string> }),
    ...(prices.sale && { sale: prices.sale }),
    ...(prices.lease && { lease: prices.lease }),
    ...(areas.available && { availableArea: areas.available }),
    fields,
    includes: findTags(reading, kind),
    confidential: toConfidential(hidden),
    contacts: hidden.filter(({ key }) => key === "contact"),
  };
  return {
    ...facts,
    description: toDescription(whole, { hidden, facts }),
    unread: listUnread(reading, { statements, facts }),
  };
}
