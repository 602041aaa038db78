import { useLingui } from "@lingui/react/macro";
import { cityLabel } from "@vestpocket/domain/places/places.schema";
import type { SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import type { Within } from "@vestpocket/domain/searches/within.schema";
import { useLanguage } from "../../platform/language.ts";
import { changeBounds, listBounded } from "./bounds-query.ts";
import { useMeasures } from "./measures.api.ts";
import type { SearchQuery } from "./search-query.ts";
import { type SearchWord, useSearchWords } from "./search-words.ts";

/** Describes every active filter; measures once their texts have loaded. */
export function useResultWords(): (filter: SearchFilter) => SearchWord[] {
  const { t } = useLingui();
  const language = useLanguage();
  const listWords = useSearchWords();
  const measures = useMeasures();

  function listMeasured(filter: SearchFilter): SearchWord[] {
    const { bounds } = filter;
    if (measures === undefined) return [];
    return listBounded(bounds).map((key) => ({
      key,
      text: measures.text.describe(key, bounds?.[key] ?? {}),
      drop: (newest) => ({ ...newest, bounds: changeBounds(newest.bounds, { [key]: {} }) }),
    }));
  }

  function describeWithin(within: Within): string {
    if ("box" in within) return t`In this part of the map`;
    if ("polygon" in within) return t`In the drawn area`;
    const { km } = within;
    const city = cityLabel(within.near.city, language);
    return t`Within ${km} km of ${city}`;
  }

  return (filter) => {
    const { zoning, within } = filter;
    const placed =
      within === undefined
        ? []
        : [
            {
              key: "within",
              text: describeWithin(within),
              drop: (newest: SearchQuery) => ({ ...newest, within: undefined }),
            },
          ];
    const zoned =
      zoning === undefined
        ? []
        : [
            {
              key: "zoning",
              text: t`Zoning: ${zoning}`,
              drop: (newest: SearchQuery) => ({ ...newest, zoning: undefined }),
            },
          ];
    return [...placed, ...listWords(filter), ...listMeasured(filter), ...zoned];
  };
}
