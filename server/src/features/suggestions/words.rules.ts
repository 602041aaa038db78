import { addKeyword } from "@vestpocket/domain/keywords/keywords.rules";
import { FEATURE_TAGS } from "@vestpocket/domain/listings/listings.fields";
import { foldText, LANGUAGES, type Language, type Message } from "@vestpocket/domain/shared/text";
import { WORD_OWNERS_MIN } from "@vestpocket/domain/suggestions/suggestions.rules";

/**
 * What words are taken from. Descriptions are excluded: they are long, and the most likely to contain private details.
 */
export interface ListingWords {
  readonly ownerId: string;
  readonly language: Language;
  readonly title: string;
  readonly otherTitle: string | null;
  readonly keywords: readonly string[];
  readonly includes: readonly string[];
}

interface Tallied {
  /** How often each spelling occurs: with accents and without. */
  readonly spellings: Map<string, number>;
  /** Only as many as are needed to make a word public. */
  readonly owners: Set<string>;
  listings: number;
}

const SHORTEST = 3;
const TAG_LABELS = new Map(FEATURE_TAGS.map(({ value, label }) => [value, label]));

/** Counts the words in listings' titles, keywords, and feature names. */
export function createWordTally(toName: (language: Language, label: Message) => string) {
  const tallies: Readonly<Record<Language, Map<string, Tallied>>> = { en: new Map(), fr: new Map() };

  function addWord(language: Language, { word, ownerId }: { word: string; ownerId: string }): void {
    const key = foldText(word);
    const tallied = tallies[language].get(key) ?? { spellings: new Map(), owners: new Set(), listings: 0 };
    tallied.listings += 1;
    tallied.spellings.set(word, (tallied.spellings.get(word) ?? 0) + 1);
    if (tallied.owners.size < WORD_OWNERS_MIN) tallied.owners.add(ownerId);
    tallies[language].set(key, tallied);
  }

  return {
    add(listing: ListingWords): void {
      for (const language of LANGUAGES) {
        const words = new Map(listWords(listing, { language, toName }).map((word) => [foldText(word), word]));
        for (const word of words.values()) addWord(language, { word, ownerId: listing.ownerId });
      }
    },
    /** The words of enough owners, most frequent first. */
    listPublic: (language: Language): string[] =>
      [...tallies[language].values()]
        .filter(({ owners }) => owners.size >= WORD_OWNERS_MIN)
        .sort((one, other) => other.listings - one.listings)
        .map(({ spellings }) => [...spellings].reduce((one, other) => (other[1] > one[1] ? other : one))[0]),
  };
}

interface CountedWord {
  readonly language: Language;
  readonly toName: (language: Language, label: Message) => string;
}

function listWords(listing: ListingWords, { language, toName }: CountedWord): string[] {
  const isOwn = listing.language === language;
  const title = isOwn ? listing.title : (listing.otherTitle ?? "");
  const names = listing.includes.flatMap((value) => {
    const label = TAG_LABELS.get(value);
    return label === undefined ? [] : [toName(language, label)];
  });
  return [...(title.match(/\p{L}+(?:-\p{L}+)*/gu) ?? []), ...(isOwn ? listing.keywords : []), ...names]
    .map((word) => word.trim().toLocaleLowerCase(language))
    .filter((word) => word.length >= SHORTEST && /\p{L}/u.test(word) && "keywords" in addKeyword([], word));
}
