import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { DESCRIBE_PARAMETER } from "@vestpocket/domain/mandates/mandates.terms";
import { type Cadence, NEW_LISTINGS_MAX } from "@vestpocket/domain/saved-searches/saved-searches.terms";
import { SAVED_PARAMETER } from "@vestpocket/domain/saved-searches/search-links.terms";
import { paths } from "@vestpocket/domain/shared/paths";
import { CirclePause } from "lucide-react";
import { useLanguage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { useCadenceOptions } from "./cadence-options.ts";
import { SavedSearchMenu, type SavedSearchMenuProps } from "./saved-search-menu.tsx";
import { SavedSearchProblems } from "./saved-search-problems.tsx";
import type { SearchWords } from "./search-words.ts";
import { formatSince } from "./since-text.ts";

interface SavedSearchCardProps extends SearchWords, Omit<SavedSearchMenuProps, "results" | "describing"> {
  onOpen: () => void;
  onCadence: (cadence: Cadence) => void;
}

/** A saved search: its name leads to its results, which are then seen. */
export function SavedSearchCard({ listWords, toQuery, ...props }: SavedSearchCardProps) {
  const { t } = useLingui();
  const { search, onOpen, onCadence } = props;
  const { id, name, filter, cadence, isPaused, isSlowed } = search;
  const options = useCadenceOptions();
  const words = listWords(filter);
  const query = new URLSearchParams(toQuery(filter));
  const describing = paths.mandates(`${DESCRIBE_PARAMETER}=1&${query.toString()}`);
  query.set(SAVED_PARAMETER, id);
  const results = paths.searchResults(query.toString());
  return (
    <article className="@container rounded-card border border-line bg-raised p-4 sm:p-5">
      <div className="grid gap-x-6 gap-y-3 @lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="min-w-0 text-18 leading-[1.5rem] wrap-anywhere">
              <LocalLink
                to={results}
                onClick={onOpen}
                className="-my-2 inline-block py-2 underline decoration-1 underline-offset-4 hover:text-link hover:decoration-2"
              >
                {name}
              </LocalLink>
            </h2>
            {isPaused && (
              <Badge icon={<CirclePause size={16} aria-hidden="true" />}>
                <Trans>Paused</Trans>
              </Badge>
            )}
          </div>
          <News search={search} />
          {words.length > 0 && (
            <ul aria-label={t`Filters`} className="mt-3 flex flex-wrap gap-1.5">
              {words.map(({ key, text }) => (
                <li key={key} className="max-w-full rounded-full bg-sunken px-3 py-1 text-13 wrap-anywhere">
                  {text}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className="flex items-center gap-2 @lg:self-start">
          <div className="min-w-0 grow @lg:w-44">
            <Dropdown
              label={t`Emails about ${name}`}
              hideLabel
              options={options}
              value={cadence}
              initial={cadence}
              onChange={onCadence}
            />
          </div>
          <SavedSearchMenu results={results} describing={describing} {...props} />
        </div>
      </div>
      {isSlowed && !isPaused && (
        <p className="mt-3 text-14 text-muted">
          <Trans>It brings more than five listings a day, so you get them once a day.</Trans>
        </p>
      )}
      <SavedSearchProblems search={search} words={words} />
    </article>
  );
}

/** '6 new since Tuesday'. */
function News({ search: { newListings, seenAt } }: Pick<SavedSearchCardProps, "search">) {
  const language = useLanguage();
  const since = formatSince(seenAt.seconds, language, Date.now());
  if (newListings === 0)
    return (
      <p className="mt-1 text-14 text-muted">
        <Trans>Nothing new since {since}</Trans>
      </p>
    );
  return (
    <p className="tabular mt-1 text-14 font-semibold text-success">
      {newListings < NEW_LISTINGS_MAX ? (
        <Plural value={newListings} one={`# new since ${since}`} other={`# new since ${since}`} />
      ) : (
        <Trans>
          {NEW_LISTINGS_MAX} or more new since {since}
        </Trans>
      )}
    </p>
  );
}
