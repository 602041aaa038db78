import { Trans, useLingui } from "@lingui/react/macro";
import type { MeasureKey } from "@vestpocket/domain/searches/measures";
import type { Bounds } from "@vestpocket/domain/searches/searches.schema";
import { TRACK_MEASURES } from "@vestpocket/domain/searches/tracks.rules";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { CountMark } from "../../ui/count-mark.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { listBounded } from "./bounds-query.ts";
import { type Measures, useMeasures } from "./measures.api.ts";
import { MeasuresPending } from "./measures-pending.tsx";
import type { FilterProps } from "./search-choices.ts";

/** The measures that have their own control. */
const ELSEWHERE: readonly MeasureKey[] = ["salePrice", ...TRACK_MEASURES.rent.filter((key) => key !== "areaForRent")];

/** What the chosen category's listings are chosen by, in view. */
export function DecidingFilters(props: FilterProps) {
  const measures = useMeasures();
  if (props.search.type === undefined) return null;
  const deciding = listDeciding(measures, props.search);
  return measures ? <measures.MeasureList {...props} measures={deciding} text={measures.text} /> : <Pending />;
}

/** The filters by other measures that listings of the chosen kind share; collapsed until one is in use. */
export function MeasureFilters(props: FilterProps) {
  const { t } = useLingui();
  const { search, unread } = props;
  const measures = useMeasures();
  const above = [...ELSEWHERE, ...listDeciding(measures, search)];
  const bounds = { ...search.bounds, ...Object(unread.bounds) } as Bounds;
  const used = listBounded(bounds).filter((key) => !above.includes(key));
  const offered = (measures?.listMeasures(search) ?? []).filter((key) => !above.includes(key));
  const count = used.length + (search.zoning === undefined ? 0 : 1);
  const [chosen, setChosen] = useState<boolean>();
  // Which ones are above is known only once the measures are.
  const isOpen = chosen ?? (count > 0 && (measures !== undefined || search.type === undefined));
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) setChosen(currentTarget.open);
      }}
      className="group border-y border-line"
    >
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control text-14 font-medium [&::-webkit-details-marker]:hidden">
        {search.type === undefined ? <Trans>Size, income and more</Trans> : <Trans>More measures and zoning</Trans>}
        <CountMark count={count} words={t`in use`} />
        <ChevronDown
          size={18}
          className={`shrink-0 text-muted transition-transform group-open:rotate-180 ${count === 0 ? "ml-auto" : ""}`}
          aria-hidden="true"
        />
      </summary>
      {isOpen && (
        <div className="space-y-5 pt-2 pb-5">
          {measures ? (
            <>
              <measures.MeasureList {...props} measures={[...new Set([...offered, ...used])]} text={measures.text} />
              <measures.ZoningFilter {...props} />
            </>
          ) : (
            <Pending />
          )}
        </div>
      )}
    </details>
  );
}

function listDeciding(measures: Measures | undefined, search: FilterProps["search"]): MeasureKey[] {
  return (measures?.listLeadingMeasures(search) ?? []).filter((key) => !ELSEWHERE.includes(key));
}

function Pending() {
  return (
    <MeasuresPending>
      <Loading className="space-y-5">
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </Loading>
    </MeasuresPending>
  );
}
