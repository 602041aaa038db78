import { Trans, useLingui } from "@lingui/react/macro";
import type { SavedSearch } from "@vestpocket/domain/saved-searches/saved-searches.schema";
import { Notice } from "../../ui/notice.tsx";
import type { FilterWord } from "./search-words.ts";

interface SavedSearchProblemsProps {
  search: SavedSearch;
  words: readonly FilterWord[];
}

/** Names the filters that searches no longer know; nothing if there are none. */
export function SavedSearchProblems({ search: { filter, problems = {} }, words }: SavedSearchProblemsProps) {
  const { t } = useLingui();
  const wrong = Object.entries(problems);
  if (wrong.length === 0) return null;
  const given: Readonly<Record<string, unknown>> = filter;
  const nameOf = (field: string) => {
    const value = given[field];
    return words.find(({ key }) => key === field)?.text ?? (typeof value === "string" ? value : field);
  };
  return (
    <div className="mt-3">
      <Notice tone="warning">
        <ul>
          {wrong.map(([field, reason]) => {
            const name = nameOf(field);
            return <li key={field}>{t`${name}: ${reason}`}</li>;
          })}
        </ul>
        <Trans>Until you change its filters, this search finds nothing.</Trans>
      </Notice>
    </div>
  );
}
