import { Trans, useLingui } from "@lingui/react/macro";
import { CATEGORY_LABELS } from "@vestpocket/domain/categories/categories.schema";
import { cityLabel } from "@vestpocket/domain/places/places.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { type SearchQuery, toSearchQuery } from "./search-query.ts";

/** Three preset searches. */
export function PopularSearches() {
  const { t } = useLingui();
  const language = useLanguage();
  const message = useMessage();
  const popular: { name: string; search: SearchQuery }[] = [
    { name: message(CATEGORY_LABELS.commercial), search: { type: "Commercial" } },
    { name: cityLabel("Mississauga", language), search: { city: "Mississauga" } },
    { name: t`$400k - $600k`, search: { lowerPrice: 400_000, upperPrice: 600_000 } },
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <h2 className="font-sans text-14 font-medium tracking-normal text-muted">
        <Trans>Popular Searches</Trans>
      </h2>
      <ul className="flex flex-wrap gap-2">
        {popular.map(({ name, search }) => (
          <li key={name}>
            <LocalLink
              to={paths.searchResults(toSearchQuery(search).toString())}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-sunken px-4 text-14 font-medium transition-colors hover:border-line-strong"
            >
              {name}
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
