import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import { api } from "../../platform/api.ts";
import { Button } from "../../ui/button.tsx";
import { ResultNumber } from "./result-number.tsx";
import { useResultWords } from "./result-words.ts";
import { type SearchState, toAsked } from "./search-state.ts";

/** Ways to ask for less, when a search finds little: each with what it finds, and a press applies it. */
export function Relaxations({ search, apply }: Pick<SearchState, "search" | "apply">) {
  const { t } = useLingui();
  const listWords = useResultWords();
  const { page: _page, sort: _sort, ...filter } = search;
  const asked = toAsked(filter, {});
  const { data: relaxations = [] } = useQuery({
    queryKey: ["relaxations", asked],
    queryFn: async ({ signal }) => (await api.post("/v1/property/relaxations", asked, { signal })).relaxations,
    // The results also work without them.
    retry: false,
  });
  const words = listWords(asked as SearchFilter);

  /** What it asks for instead: 'Up to $22', 'Within 25 km of Laval', 'Without parking'. */
  function nameOf(relaxed: SearchFilter): string {
    const others = listWords(relaxed);
    const added = others.find(({ text }) => !words.some((word) => word.text === text));
    if (added) return added.text;
    const dropped = words.filter(({ text }) => !others.some((word) => word.text === text)).map(({ text }) => text);
    const without = dropped.join(", ");
    return t`Without ${without}`;
  }

  return (
    <>
      <p role="status" className="sr-only">
        {relaxations.length > 0 && (
          <Plural value={relaxations.length} one="# way to find more listings" other="# ways to find more listings" />
        )}
      </p>
      {relaxations.length > 0 && (
        <>
          <h2 className="font-sans text-16 font-semibold">
            <Trans>Ask for a little less</Trans>
          </h2>
          <ul className="mt-2 flex flex-wrap gap-2">
            {relaxations.map(({ filter: relaxed, listings, isAtLeast }) => {
              const name = nameOf(relaxed);
              return (
                <li key={name} className="max-w-full">
                  <Button
                    kind="secondary"
                    className="max-w-full"
                    onClick={() => apply(({ sort }) => ({ ...relaxed, sort }))}
                  >
                    <span className="min-w-0 truncate">{t`${name}:`}</span>{" "}
                    <span className="tabular">
                      <ResultNumber totalResults={listings} totalIsAtLeast={isAtLeast} />
                    </span>
                  </Button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
}
