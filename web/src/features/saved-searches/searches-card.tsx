import { Plural, Trans } from "@lingui/react/macro";
import type { SavedSearch } from "@vestpocket/domain/saved-searches/saved-searches.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { BellRing } from "lucide-react";
import { useLocalPath } from "../../platform/language.ts";
import { SummaryCard } from "../../ui/summary-card.tsx";
import { useSavedSearches } from "./saved-searches.api.ts";

/** How many searches the card has room for. */
const SHOWN = 3;

/** The saved searches with the most new listings; the link stays if they fail to load. */
export function SearchesCard() {
  const localPath = useLocalPath();
  const { data } = useSavedSearches();
  const searches = (data?.searches ?? []).toSorted((one, other) => other.newListings - one.newListings);
  return (
    <SummaryCard
      icon={BellRing}
      title={<Trans>Saved searches</Trans>}
      to={localPath(paths.savedSearches())}
      action={<Trans>See your saved searches</Trans>}
    >
      <div className="min-h-18">
        {data !== undefined && searches.length === 0 && (
          <p className="text-muted">
            <Trans>Save a search, and new listings that fit it are counted here.</Trans>
          </p>
        )}
        <ul className="space-y-1">
          {searches.slice(0, SHOWN).map((search) => (
            <Line key={search.id} search={search} />
          ))}
        </ul>
      </div>
    </SummaryCard>
  );
}

function Line({ search: { name, newListings } }: { search: SavedSearch }) {
  return (
    <li className="flex gap-3">
      <span className="min-w-0 flex-1 truncate">{name}</span>
      <span className={newListings > 0 ? "tabular font-semibold" : "tabular text-muted"}>
        <Plural value={newListings} one="# new" other="# new" />
      </span>
    </li>
  );
}
