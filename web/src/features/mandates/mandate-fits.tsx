import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Mandate, MandateFits } from "@vestpocket/domain/mandates/mandates.schema";
import type { SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { useRef } from "react";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { DOT } from "../../ui/dot.ts";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useIsNear } from "../../ui/use-is-near.ts";
import { useMandateFits } from "./mandates.api.ts";
import type { SearchWords } from "./search-words.ts";

type Target = MandateFits["targets"][number];

/** What fits a mandate today, and what keeps others out. */
export function MandateFitList({ mandate, words }: { mandate: Mandate; words: SearchWords }) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const query = useMandateFits(mandate.id, { isWanted: useIsNear(frame) });
  return (
    <div ref={frame} className="mt-4">
      <QueryFrame
        query={query}
        loading={
          <Loading label={t`Counting listings…`} className="space-y-2">
            {mandate.targets.map((_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: only their number counts
              <Skeleton key={at} className="h-12" />
            ))}
          </Loading>
        }
        failure={
          <LoadFailure query={query}>
            <Trans>The listings that fit could not be counted.</Trans>
          </LoadFailure>
        }
      >
        {({ targets }) => (
          <ul className="space-y-3">
            {targets.map((target) => (
              <li key={words.toQuery(target.filter)}>
                <Fits target={target} words={words} />
              </li>
            ))}
          </ul>
        )}
      </QueryFrame>
    </div>
  );
}

function Fits({ target: { filter, listings, near }, words }: { target: Target; words: SearchWords }) {
  const own = words.listWords(filter).map(({ text }) => text);
  const where = words
    .listWords({
      type: filter.type,
      subtype: filter.subtype,
      province: filter.province,
      city: filter.city,
      within: filter.within,
    })
    .map(({ text }) => text)
    .join(DOT);
  return (
    <div>
      <p className="text-14 wrap-anywhere text-muted">{where}</p>
      <p className="font-semibold">
        {listings === 0 ? (
          <Trans>No listing fits today</Trans>
        ) : (
          <SearchLink filter={filter} toQuery={words.toQuery}>
            <Plural value={listings} one="# listing fits today" other="# listings fit today" />
          </SearchLink>
        )}
      </p>
      {near.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-4 text-14">
          {near.map(({ filter: relaxed, more }) => (
            <li key={words.toQuery(relaxed)}>
              <SearchLink filter={relaxed} toQuery={words.toQuery}>
                <Near more={more} own={own} others={words.listWords(relaxed).map(({ text }) => text)} />
              </SearchLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface NearProps {
  more: number;
  own: readonly string[];
  others: readonly string[];
}

/** '7 more: up to $650,000', '4 more: within 25 km of Hamilton', '2 more without “corner”'. */
function Near({ more, own, others }: NearProps) {
  const { t } = useLingui();
  const added = others.find((text) => !own.includes(text));
  if (added !== undefined) return t`${more} more: ${added}`;
  const dropped = own.filter((text) => !others.includes(text)).join(", ");
  return t`${more} more without ${dropped}`;
}

interface SearchLinkProps extends Pick<SearchWords, "toQuery"> {
  filter: SearchFilter;
  children: React.ReactNode;
}

function SearchLink({ filter, toQuery, children }: SearchLinkProps) {
  return (
    <LocalLink
      to={paths.searchResults(toQuery(filter))}
      className="tabular inline-block py-1.5 text-link underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
    </LocalLink>
  );
}
