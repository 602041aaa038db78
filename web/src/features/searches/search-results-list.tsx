import { useLingui } from "@lingui/react/macro";
import type { ListingCard } from "@vestpocket/domain/listings/listings.schema";
import { PAGE_SIZE } from "@vestpocket/domain/shared/paging";
import type { ReactNode } from "react";

interface SearchResultsListProps {
  listings: readonly ListingCard[];
  /** The rows are from the previous search and about to be replaced. */
  isStale: boolean;
  row: (listing: ListingCard, at: number) => ReactNode;
}

/** The rows of a page of results. */
export function SearchResultsList({ listings, isStale, row }: SearchResultsListProps) {
  return (
    <ol
      aria-busy={isStale}
      className={`space-y-4 transition-opacity ${isStale ? "pointer-events-none opacity-50" : ""}`}
    >
      {listings.map((listing, at) => (
        <li key={listing.id}>{row(listing, at)}</li>
      ))}
    </ol>
  );
}

/** Placeholder rows. */
export function SearchResultsSkeleton({ row }: { row: ReactNode }) {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading listings…`} className="space-y-4">
      {Array.from({ length: PAGE_SIZE }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <div key={at}>{row}</div>
      ))}
    </div>
  );
}
