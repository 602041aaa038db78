import { toSlug } from "../../../shared/text.ts";
import { CATEGORIES } from "../../categories/categories.schema.ts";
import { foldPlace, listCityNames } from "../../places/places.names.ts";
import { PROVINCES } from "../../places/places.schema.ts";
import type { CategoryTerms, Terms } from "./category-terms.ts";
import { createMatcher, listPhrases, matchKeys, matchNumbers, matchTerms } from "./matchers.ts";
import type { QueryVocabulary } from "./vocabulary.ts";

export type Lexicon = ReturnType<typeof buildLexicon>;

const lexicons = new WeakMap<QueryVocabulary, Lexicon>();

/** A vocabulary as it is looked up, built once. */
export function openLexicon(vocabulary: QueryVocabulary): Lexicon {
  const lexicon = lexicons.get(vocabulary) ?? buildLexicon(vocabulary);
  lexicons.set(vocabulary, lexicon);
  return lexicon;
}

function buildLexicon(v: QueryVocabulary) {
  const entries = <Entry extends Terms>(list: readonly Entry[]) => list.map((each) => [each, each] as const);
  return {
    category: createMatcher([...entries(v.categories), ...entries(listOwnNames())]),
    measure: createMatcher(entries(v.measures)),
    noun: createMatcher(entries(v.measures.filter(({ isNoun }) => isNoun === true))),
    track: matchKeys(v.TRACK_TERMS),
    eitherTrack: matchTerms(v.EITHER_TRACK),
    poster: matchKeys(v.POSTER_TERMS),
    saleByOwner: matchTerms(v.SALE_BY_OWNER),
    sort: matchKeys(v.SORT_TERMS),
    sizeSort: matchKeys(v.SIZE_SORT_TERMS),
    direction: matchKeys(v.DIRECTION_TERMS),
    comparison: matchKeys(v.COMPARISON_TERMS),
    suffix: matchKeys(v.SUFFIX_TERMS),
    unit: matchKeys(v.UNIT_TERMS),
    multiplier: matchKeys(v.MULTIPLIER_TERMS),
    dollars: matchTerms(v.DOLLAR_TERMS),
    period: matchKeys(v.PERIOD_TERMS),
    per: matchTerms(v.PER_TERMS),
    perSqft: matchTerms(v.PER_SQFT),
    basis: matchKeys(v.BASIS_TERMS),
    between: matchTerms(v.BETWEEN_TERMS),
    to: matchTerms(v.TO_TERMS),
    and: matchTerms(v.AND_TERMS),
    alternative: matchTerms(v.ALTERNATIVE_TERMS),
    near: matchTerms(v.NEAR_TERMS),
    around: matchTerms(v.AROUND_TERMS),
    within: matchTerms(v.WITHIN_TERMS),
    distance: matchKeys(v.DISTANCE_TERMS),
    from: matchTerms(v.FROM_TERMS),
    radius: matchTerms(v.RADIUS_TERMS),
    region: matchKeys(v.REGION_TERMS),
    zoning: matchTerms(v.ZONING_TERMS),
    negation: matchTerms(v.NEGATION_TERMS),
    province: matchKeys(v.PROVINCE_TERMS),
    shortProvince: matchKeys(v.SHORT_PROVINCE_TERMS),
    cityWord: matchKeys(v.CITY_TERMS),
    otherPlace: matchTerms(v.OTHER_PLACE_TERMS),
    streetBefore: matchTerms(v.STREET_TERMS.before),
    streetAfter: matchTerms(v.STREET_TERMS.after),
    phrase: matchTerms(v.PHRASE_TERMS),
    filler: matchTerms(v.FILLER_TERMS),
    unused: matchTerms(v.UNUSED_TERMS),
    number: matchNumbers(v.NUMBER_TERMS),
    plex: matchNumbers(v.PLEX_TERMS),
    plexWord: matchTerms({ en: "plex" }),
    cities: listCityWords(),
    ...listWords(v),
  };
}

/** The names of all cities as `foldPlace` has them, by first word, the longest first. */
function listCityWords(): ReadonlyMap<string, readonly string[]> {
  const byFirst = new Map<string, string[]>();
  for (const key of new Set(
    PROVINCES.flatMap(({ cities }) => cities.flatMap(({ name }) => listCityNames(name).map(foldPlace))),
  )) {
    const first = key.split(" ")[0] ?? "";
    byFirst.set(first, [...(byFirst.get(first) ?? []), key]);
  }
  for (const keys of byFirst.values()) keys.sort((one, other) => other.length - one.length);
  return byFirst;
}

/** All known words, those of one language only, and those that a word with a typing error is corrected to. */
function listWords(v: QueryVocabulary) {
  const of = { en: new Set<string>(), fr: new Set<string>() };
  const known = new Set<string>();
  const collect = (value: object) => {
    for (const [key, inner] of Object.entries(value)) {
      if (key !== "en" && key !== "fr") {
        if (typeof inner === "object" && inner !== null) collect(inner);
        continue;
      }
      for (const word of listPhrases({ [key]: inner }).flat()) {
        of[key].add(word);
        known.add(word);
      }
    }
  };
  collect(v);
  const places = [...listCityWords().values()].flat().flatMap((name) => name.split(" "));
  const targets = [
    ...v.categories.flatMap(listPhrases).flat(),
    ...places,
    ...Object.values(v.PROVINCE_TERMS).flatMap(listPhrases).flat(),
    ...v.measures.flatMap(listPhrases).flat(),
  ];
  for (const word of places) known.add(word);
  return {
    known,
    english: without(of.en, of.fr),
    french: without(of.fr, of.en),
    targets: Map.groupBy(new Set(targets.filter((word) => word.length > 5)), (word) => word[0] ?? ""),
  };
}

const without = (words: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...words].filter((word) => !others.has(word)));

/** The names of the categories and subtypes, as they are shown. */
function listOwnNames(): CategoryTerms[] {
  const toTerm = (name: string) => toSlug(name.replace("&", "and")).replaceAll("-", " ");
  return CATEGORIES.flatMap(({ type, subtypes }) => [
    ...subtypes.map(({ name }): CategoryTerms => ({ type, subtype: name, en: toTerm(name) })),
    { type, en: toTerm(type) },
  ]);
}
