import { useLingui } from "@lingui/react/macro";
import type { SearchFilter, Sort } from "@vestpocket/domain/searches/searches.schema";
import { MEASURE_NAMES } from "../measure-names.derived.ts";
import { useMeasures } from "../measures.api.ts";
import { useResultWords } from "../result-words.ts";

/** Says what a part of a text became: 'Warehousing', 'Laval, Quebec', 'Clear Height: from 24 ft'. */
export function usePartWords(): (part: SearchFilter) => string {
  const { t } = useLingui();
  const listWords = useResultWords();
  const measures = useMeasures();

  function sortText(sort: Sort): string {
    if (sort === "newest") return t`Newest first`;
    if (sort === "price-asc") return t`Lowest price first`;
    if (sort === "price-desc") return t`Highest price first`;
    const measure = MEASURE_NAMES.find((name) => sort.startsWith(`${name}-`));
    if (measure === undefined || measures === undefined) return "";
    return measures.text.ordersOf(measure)[sort.endsWith("-asc") ? "asc" : "desc"];
  }

  return (part) => {
    // A subtype says its category.
    const words = listWords(part).filter(({ key }) => key !== "type" || part.subtype === undefined);
    return [...words.map(({ text }) => text), ...(part.sort === undefined ? [] : [sortText(part.sort)])].join(", ");
  };
}
