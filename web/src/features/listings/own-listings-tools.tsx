import { Trans } from "@lingui/react/macro";
import type { OwnCounts, OwnFilter } from "@vestpocket/domain/listings/own-listings.schema";
import { SearchField } from "../../ui/search-field.tsx";
import { countAll, StatusChips } from "./status-chips.tsx";

/** With at least this many listings, they can be searched and filtered. */
const MANY = 6;

interface OwnListingsToolsProps {
  counts: OwnCounts;
  filters: { readonly searchQuery: string; readonly status: OwnFilter | undefined };
  onChoose: (changed: { searchQuery?: string; status?: OwnFilter | "" }) => void;
}

/** Filters an owner's listings by text and status; renders nothing if there are only a few. */
export function OwnListingsTools({ counts, filters: { searchQuery, status }, onChoose }: OwnListingsToolsProps) {
  if (countAll(counts) < MANY && searchQuery === "" && status === undefined) return null;
  return (
    <div className="mb-6 space-y-4">
      <SearchField
        label={<Trans>Title or city</Trans>}
        value={searchQuery}
        onSearch={(text) => onChoose({ searchQuery: text })}
        className="sm:max-w-md"
      />
      <StatusChips counts={counts} chosen={status} onChoose={(chosen) => onChoose({ status: chosen ?? "" })} />
    </div>
  );
}
