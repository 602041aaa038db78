import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { LocalLink } from "../../../platform/local-link.tsx";
import { isPlainClick } from "../../../platform/plain-click.ts";
import { ResultCount } from "../result-count.tsx";
import { type SearchChange, type SearchQuery, toSearchQuery } from "../search-query.ts";
import { useSearchCount } from "../searches.api.ts";
import { useCorrectedKeywords } from "./corrections.api.ts";

interface DidYouMeanProps {
  search: SearchQuery;
  /** The link disappears, so this moves the focus. */
  apply: (change: SearchChange) => void;
}

/** For a search without results: the same search with its keywords' spelling corrected, if that finds something. */
export function DidYouMean({ search: { page: _page, ...search }, apply }: DidYouMeanProps) {
  const keywords = useCorrectedKeywords(search.keywords ?? []);
  return keywords && <Corrected search={{ ...search, keywords }} apply={apply} />;
}

function Corrected({ search, apply }: DidYouMeanProps) {
  const { data, isPlaceholderData } = useSearchCount(search);
  const { totalResults = 0, totalIsAtLeast } = data ?? {};
  if (totalResults === 0 || isPlaceholderData) return null;
  const words = search.keywords?.join(", ");
  return (
    <p role="status" className="w-full text-16">
      <Trans>
        Did you mean{" "}
        <LocalLink
          to={paths.searchResults(toSearchQuery(search).toString())}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            apply((newest) => ({ ...newest, keywords: search.keywords }));
          }}
          className="font-semibold text-link underline underline-offset-2"
        >
          {words}
        </LocalLink>
        ?
      </Trans>{" "}
      <span className="text-muted tabular">
        <ResultCount totalResults={totalResults} totalIsAtLeast={totalIsAtLeast} />
      </span>
    </p>
  );
}
