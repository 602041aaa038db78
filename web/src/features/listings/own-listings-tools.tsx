import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnCounts } from "@vestpocket/domain/listings/own-listings.schema";
import type { OwnFilter, OwnOrder } from "@vestpocket/domain/listings/own-listings.terms";
import { LayoutList, Table } from "lucide-react";
import { Chip } from "../../ui/chip.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import type { OwnListFilters } from "./own-listings.api.ts";
import { ExportOwnListings } from "./own-listings-export.tsx";
import { OWN_VIEW } from "./own-listings-view.ts";
import { countAll, StatusChips } from "./status-chips.tsx";

/** With at least this many listings, they can be searched, filtered, sorted and shown as a table. */
const MANY = 6;

interface OwnListingsToolsProps {
  counts: OwnCounts;
  filters: OwnListFilters;
  onChoose: (changed: { searchQuery?: string; status?: OwnFilter | ""; order?: OwnOrder | "" }) => void;
}

/** Filters and sorts an owner's listings, and shows them as cards or as a table; nothing if there are only a few. */
export function OwnListingsTools({ counts, filters, onChoose }: OwnListingsToolsProps) {
  const { searchQuery, status, order } = filters;
  const { t } = useLingui();
  const view = OWN_VIEW.useChoice();
  if (countAll(counts) < MANY && searchQuery === "" && status === undefined) return null;
  const orders: Readonly<Record<OwnOrder, string>> = {
    newest: t`Newest first`,
    oldest: t`Oldest first`,
    ending: t`Ending first`,
    views: t`Most views`,
    inquiries: t`Most inquiries`,
    highest: t`Highest price`,
    lowest: t`Lowest price`,
  };
  function show(next: "cards" | "table") {
    OWN_VIEW.choose(next);
    // The pages of the two are not the same.
    onChoose({});
  }
  return (
    <div className="mb-6 space-y-4">
      <div className="flex flex-wrap items-end gap-4">
        <SearchField
          label={<Trans>Title or city</Trans>}
          value={searchQuery}
          onSearch={(text) => onChoose({ searchQuery: text })}
          className="grow basis-60 sm:max-w-md"
        />
        <Dropdown
          label={<Trans>Sort by</Trans>}
          value={order}
          initial="newest"
          onChange={(chosen) => onChoose({ order: chosen === "newest" ? "" : chosen })}
          options={(Object.keys(orders) as OwnOrder[]).map((value) => ({ value, label: orders[value] }))}
          className="w-52 max-sm:w-full"
        />
        <fieldset className="flex gap-2">
          <legend className="sr-only">{t`View`}</legend>
          <Chip
            icon={<LayoutList size={16} aria-hidden="true" />}
            pressed={view === "cards"}
            onClick={() => show("cards")}
          >
            <Trans>Cards</Trans>
          </Chip>
          <Chip icon={<Table size={16} aria-hidden="true" />} pressed={view === "table"} onClick={() => show("table")}>
            <Trans>Table</Trans>
          </Chip>
        </fieldset>
        <ExportOwnListings filters={filters} />
      </div>
      <StatusChips counts={counts} chosen={status} onChoose={(chosen) => onChoose({ status: chosen ?? "" })} />
    </div>
  );
}
