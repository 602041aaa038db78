import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnCounts } from "@vestpocket/domain/listings/own-listings.schema";
import type { OwnFilter } from "@vestpocket/domain/listings/own-listings.terms";
import type { ReactNode } from "react";
import { Chip } from "../../ui/chip.tsx";

/** In the order of a listing's life cycle. Each label is plural, which shows in French. */
const LABELS: Readonly<Record<OwnFilter, () => ReactNode>> = {
  active: () => <Trans context="listings">Active</Trans>,
  ending: () => <Trans>Expiring soon</Trans>,
  paused: () => <Trans context="listings">Paused</Trans>,
  draft: () => <Trans context="listings">Unpaid</Trans>,
  expired: () => <Trans context="listings">Expired</Trans>,
  closed: () => <Trans context="listings">Closed</Trans>,
  removed: () => <Trans context="listings">Removed</Trans>,
};
const FILTERS = Object.keys(LABELS) as OwnFilter[];

interface StatusChipsProps {
  counts: OwnCounts;
  /** Undefined for all. */
  chosen: OwnFilter | undefined;
  onChoose: (filter: OwnFilter | undefined) => void;
}

/** Filters listings by status; offers only statuses that occur, and the chosen one. */
export function StatusChips({ counts, chosen, onChoose }: StatusChipsProps) {
  const { t } = useLingui();
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t`Status`}</legend>
      <Chip pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        <Trans>All</Trans>
        <Count value={countAll(counts)} />
      </Chip>
      {FILTERS.filter((filter) => counts[filter] > 0 || filter === chosen).map((filter) => (
        <Chip key={filter} pressed={filter === chosen} onClick={() => onChoose(filter)}>
          {LABELS[filter]()}
          <Count value={counts[filter]} />
        </Chip>
      ))}
    </fieldset>
  );
}

function Count({ value }: { value: number }) {
  return <span className="tabular font-normal">{value}</span>;
}

/** Listings that end soon are active too. */
export function countAll({ ending: _, ...byStatus }: OwnCounts): number {
  return Object.values(byStatus).reduce((sum, count) => sum + count, 0);
}

/** The filter that a URL names, if it exists. */
export function findFilter(name: string): OwnFilter | undefined {
  return FILTERS.find((filter) => filter === name);
}
