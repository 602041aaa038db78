import { useLingui } from "@lingui/react/macro";
import { type Track, toTrack } from "@vestpocket/domain/searches/tracks.rules";
import { Chip } from "../../ui/chip.tsx";
import { ResultNumber } from "./result-number.tsx";
import type { SearchState } from "./search-state.ts";
import { type ResultsPage, useSearchCount } from "./searches.api.ts";

type Counted = Pick<ResultsPage, "totalResults" | "totalIsAtLeast"> | undefined;

interface TrackTabsProps extends Pick<SearchState, "search" | "apply"> {
  /** The results shown, which are sales; undefined while unknown. */
  results: Counted;
}

/** Sales are shown, and both tracks are offered with their numbers, so that no list mixes them. */
export function TrackTabs({ search, apply, results }: TrackTabsProps) {
  const { t } = useLingui();
  const { data } = useSearchCount(toTrack(search, "rent"));
  const tabs: { track: Track; label: string; counted: Counted }[] = [
    { track: "sale", label: t`For Sale`, counted: results },
    { track: "rent", label: t`For Rent`, counted: data },
  ];
  return (
    <fieldset className="grid max-w-96 grid-cols-2 gap-2">
      <legend className="sr-only">{t`Sale or rent`}</legend>
      {tabs.map(({ track, label, counted }) => (
        <Chip
          key={track}
          pressed={track === "sale"}
          className="justify-center"
          onClick={() => apply((newest) => ({ ...toTrack(newest, track), page: undefined }))}
        >
          {label}
          <span className="tabular min-w-6 text-left font-normal">{counted && <ResultNumber {...counted} />}</span>
        </Chip>
      ))}
    </fieldset>
  );
}
