import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnListing } from "@vestpocket/domain/listings/listings.schema";
import type { ListingStatus } from "@vestpocket/domain/listings/listings.terms";
import type { ReactNode } from "react";
import { Chip } from "../../ui/chip.tsx";

/** In the order of a listing's life cycle. */
const LABELS: Readonly<Record<ListingStatus, () => ReactNode>> = {
  active: () => <Trans>Active</Trans>,
  draft: () => <Trans>Drafts</Trans>,
  expired: () => <Trans>Expired</Trans>,
  closed: () => <Trans>Closed</Trans>,
  removed: () => <Trans>Removed</Trans>,
};

interface StatusChipsProps {
  listings: readonly OwnListing[];
  /** Undefined for all. */
  chosen: ListingStatus | undefined;
  onChoose: (status: ListingStatus | undefined) => void;
}

/** Filters listings by status; offers only statuses that occur. */
export function StatusChips({ listings, chosen, onChoose }: StatusChipsProps) {
  const { t } = useLingui();
  const statuses = listStatuses(listings);
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t`Status`}</legend>
      <Chip pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        <Trans>All</Trans>
        <Count value={listings.length} />
      </Chip>
      {statuses.map((status) => (
        <Chip key={status} pressed={status === chosen} onClick={() => onChoose(status)}>
          {LABELS[status]()}
          <Count value={listings.filter((listing) => listing.status === status).length} />
        </Chip>
      ))}
    </fieldset>
  );
}

function Count({ value }: { value: number }) {
  return <span className="tabular font-normal">{value}</span>;
}

/** The statuses that occur, in the order of a listing's life cycle. */
export function listStatuses(listings: readonly OwnListing[]): ListingStatus[] {
  const occurring = new Set(listings.map(({ status }) => status));
  return (Object.keys(LABELS) as ListingStatus[]).filter((status) => occurring.has(status));
}
