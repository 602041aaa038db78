import { addKeywords } from "@vestpocket/domain/keywords/keywords.rules";
import { hasMeasure } from "@vestpocket/domain/searches/measures.rules";
import { type QueryReading, readQuery } from "@vestpocket/domain/searches/query/read-query";
import { QUERY_VOCABULARY as vocabulary } from "@vestpocket/domain/searches/query/vocabulary";
import type { SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import type { Language } from "@vestpocket/domain/shared/text";
import { omitForeignBounds } from "../foreign-bounds.ts";
import type { ReadText } from "../search-field.ts";
import type { SearchQuery } from "../search-query.ts";

/** A typed text as filters; undefined if it says nothing but words, which then are a keyword as they are. */
export function readText(typed: string, language: Language): QueryReading | undefined {
  const reading = readQuery(typed, { language, vocabulary });
  return reading.spans.some(({ part }) => isFilter(part)) || isQuoted(typed) ? reading : undefined;
}

/** Whether a part of a text is more than keywords. */
export const isFilter = (part: SearchFilter) => Object.keys(part).some((name) => name !== "keywords");

const isQuoted = (typed: string) => /["“«]\s*[^"”»]+["”»]/u.test(typed);

/** How a reading changes a search that has these keywords. */
export function toReadText({ filter: { keywords = [], ...filter } }: QueryReading, known: readonly string[]): ReadText {
  const added = addKeywords([...known, ...keywords]);
  if ("refusal" in added) return added;
  const words = added.keywords.length === known.length ? {} : { keywords: [...added.keywords] };
  return { change: (newest) => omitForeignBounds({ ...put(newest, filter), ...words }, { hasMeasure }) };
}

/** A search with the filters of a text: a place replaces the place, a category the category and the subtype. */
function put(newest: SearchQuery, filter: SearchFilter): SearchQuery {
  const { province, city, within, type, listingType, lowerPrice, upperPrice, bounds } = filter;
  const isPlace = province !== undefined || city !== undefined || within !== undefined;
  const isPrice = lowerPrice !== undefined || upperPrice !== undefined || listingType === "rent";
  return {
    ...newest,
    ...(isPlace && { province: undefined, city: undefined, within: undefined }),
    ...(type !== undefined && { subtype: undefined }),
    ...(isPrice && { lowerPrice: undefined, upperPrice: undefined }),
    ...filter,
    ...(bounds !== undefined && { bounds: { ...newest.bounds, ...bounds } }),
    page: undefined,
  };
}

/** A text with some of its characters between quotation marks, so that they stay words. */
export function quote(typed: string, { start, end }: { readonly start: number; readonly end: number }): string {
  return `${typed.slice(0, start)}"${typed.slice(start, end)}"${typed.slice(end)}`;
}
