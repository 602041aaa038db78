import { useLingui } from "@lingui/react/macro";
import type { SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import { changeBounds, listBounded } from "./bounds-query.ts";
import { useMeasures } from "./measures.api.ts";
import { type SearchWord, useSearchWords } from "./search-words.ts";

/** Describes all that narrows the results; measures as soon as their texts have loaded. */
export function useResultWords(): (filter: SearchFilter) => SearchWord[] {
  const { t } = useLingui();
  const listWords = useSearchWords();
  const measures = useMeasures();

  function listMeasured(filter: SearchFilter): SearchWord[] {
    const { bounds } = filter;
    if (measures === undefined) return [];
    return listBounded(bounds).map((key) => ({
      key,
      text: measures.text.describe(key, bounds?.[key] ?? {}),
      without: { ...filter, bounds: changeBounds(bounds, { [key]: {} }) },
    }));
  }

  return (filter) => {
    const { zoning } = filter;
    const zoned =
      zoning === undefined
        ? []
        : [{ key: "zoning", text: t`Zoning: ${zoning}`, without: { ...filter, zoning: undefined } }];
    return [...listWords(filter), ...listMeasured(filter), ...zoned];
  };
}
