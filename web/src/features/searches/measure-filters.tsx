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
import { useMeasures } from "./measures.api.ts";
import { MeasuresPending } from "./measures-pending.tsx";
import type { FilterProps } from "./search-choices.ts";

/** The measures that have their own control. */
const ELSEWHERE: readonly MeasureKey[] = ["salePrice", ...TRACK_MEASURES.rent.filter((key) => key !== "areaForRent")];

/**
 * The filters by size, income and other measures that listings of the chosen kind share; collapsed until one is in use.
 */
export function MeasureFilters(props: FilterProps) {
  const { t } = useLingui();
  const { search, unread } = props;
  const bounds = { ...search.bounds, ...Object(unread.bounds) } as Bounds;
  const used = listBounded(bounds).filter((key) => !ELSEWHERE.includes(key));
  const count = used.length + (search.zoning === undefined ? 0 : 1);
  const [isOpen, setOpen] = useState(count > 0);
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group border-y border-line"
    >
      <summary className="flex min-h-11 list-none items-center gap-2 rounded-control text-14 font-medium [&::-webkit-details-marker]:hidden">
        <Trans>Size, income and more</Trans>
        <CountMark count={count} words={t`in use`} />
        <ChevronDown
          size={18}
          className={`shrink-0 text-muted transition-transform group-open:rotate-180 ${count === 0 ? "ml-auto" : ""}`}
          aria-hidden="true"
        />
      </summary>
      {isOpen && (
        <div className="space-y-5 pt-2 pb-5">
          <Measures {...props} used={used} />
        </div>
      )}
    </details>
  );
}

function Measures(props: FilterProps & { used: readonly MeasureKey[] }) {
  const measures = useMeasures();
  if (measures) return <measures.MeasureList {...props} elsewhere={ELSEWHERE} text={measures.text} />;
  return (
    <MeasuresPending>
      <Loading className="space-y-5">
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </Loading>
    </MeasuresPending>
  );
}
