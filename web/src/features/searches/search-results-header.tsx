import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode, RefObject } from "react";
import { Button } from "../../ui/button.tsx";
import { RemovableChip } from "../../ui/chip.tsx";
import { DOT } from "../../ui/dot.ts";
import { ResultCount } from "./result-count.tsx";
import { useResultWords } from "./result-words.ts";
import type { SearchQuery } from "./search-query.ts";
import type { SearchState } from "./search-state.ts";
import { useSearchWords } from "./search-words.ts";
import type { ResultsPage } from "./searches.api.ts";

interface SearchResultsLineProps {
  /** Undefined while unknown. */
  results: Pick<ResultsPage, "totalResults" | "totalIsAtLeast"> | undefined;
  search: SearchQuery;
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * Describes the results by every filter, once: '1,204 listings · Ontario · Office'. The chips below show the filters too:
 * a phone shows them only there, and so do all screens those by comparison values, which are long and loaded late.
 */
export function SearchResultsLine({ results, search, heading }: SearchResultsLineProps) {
  const words = useResultWords()(search);
  const shown = useSearchWords()(search).map(({ key }) => key);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className="text-22 leading-[2rem] text-wrap outline-none wrap-anywhere sm:text-28 sm:leading-[2.25rem]"
    >
      <span className="tabular">
        {results === undefined ? (
          <Trans>Listings</Trans>
        ) : (
          <ResultCount totalResults={results.totalResults} totalIsAtLeast={results.totalIsAtLeast} />
        )}
      </span>
      {words.map(({ key, text }) => (
        <span key={key} className={shown.includes(key) ? "text-muted max-sm:sr-only" : "sr-only"}>
          {DOT}
          {text}
        </span>
      ))}
    </h1>
  );
}

interface SearchResultsChipsProps extends Pick<SearchState, "search" | "apply"> {
  /** After the chips. */
  end: ReactNode;
}

/** Each filter as a removable chip. */
export function SearchResultsChips({ search, apply, end }: SearchResultsChipsProps) {
  const { t } = useLingui();
  const words = useResultWords()(search);
  if (words.length === 0) return null;
  return (
    <ul aria-label={t`Filters`} className="flex flex-wrap items-center gap-2">
      {words.map(({ key, text, drop }) => (
        <li key={key} className="max-w-full">
          <RemovableChip name={text} onRemove={() => apply(drop)} />
        </li>
      ))}
      {words.length > 1 && (
        <li className="lg:hidden">
          <Button kind="link" onClick={() => apply(() => ({}))}>
            <Trans>Clear all</Trans>
          </Button>
        </li>
      )}
      <li className="min-h-9 min-w-32">{end}</li>
    </ul>
  );
}
