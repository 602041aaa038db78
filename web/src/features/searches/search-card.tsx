import { Trans, useLingui } from "@lingui/react/macro";
import type { CategorySlug } from "@vestpocket/domain/categories/categories.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { Search } from "lucide-react";
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { useLocalPath } from "../../platform/language.ts";
import { CityPicker } from "../../shared/places/city-picker.tsx";
import type { PlaceChoice } from "../../shared/places/place-choice.ts";
import { ProvincePicker } from "../../shared/places/province-picker.tsx";
import { Button } from "../../ui/button.tsx";
import { NeedsScripts } from "../../ui/needs-scripts.tsx";
import { CategoryChips } from "./category-chips.tsx";
import { PopularSearches } from "./popular-searches.tsx";
import { PriceRangePicker } from "./price-range-picker.tsx";
import { choosePlace } from "./search-choices.ts";
import { useSearchField } from "./search-field.ts";
import { SearchKeywords } from "./search-keywords.tsx";
import { type SearchChange, type SearchQuery, toSearchQuery } from "./search-query.ts";
import { TrackChoice } from "./track-choice.tsx";

const RentRangePicker = lazy(async () => (await import("./rent-range-picker.tsx")).loadRentRangePicker());

/** The home page's search form, which opens the results. */
export function SearchCard({ categoryIcon }: { categoryIcon: (slug: CategorySlug) => ReactNode }) {
  const { t } = useLingui();
  const [search, setSearch] = useState<SearchQuery>({});
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const field = useSearchField({ search, onChange: setSearch });

  const place = {
    place: search,
    onChange: (chosen: PlaceChoice) => setSearch((newest) => choosePlace(newest, chosen)),
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    // What is typed but not added counts too; if it breaks a rule, do not submit.
    const change = field.take();
    if (change) open(change);
  }

  function open(change: SearchChange) {
    setSearch(change);
    void navigate(localPath(paths.searchResults(toSearchQuery(change(search)).toString())));
  }

  return (
    <search>
      <form
        action={localPath(paths.searchResults())}
        onSubmit={submit}
        className="rounded-card border border-line bg-raised p-4 shadow-float sm:p-6"
      >
        <NeedsScripts />
        <CategoryChips search={search} onChange={setSearch} icon={categoryIcon} />
        <TrackChoice search={search} onChange={setSearch} />
        <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_1fr_1.1fr_auto]">
          <SearchKeywords field={field} onChange={setSearch} onRead={open} className="min-w-0 sm:max-lg:col-span-2" />
          <ProvincePicker {...place} placeholder={t`Any province`} />
          <CityPicker {...place} placeholder={t`Any city`} />
          {search.listingType === "rent" ? (
            <Suspense fallback={<PriceRangePicker search={search} onChange={setSearch} />}>
              <RentRangePicker search={search} onChange={setSearch} />
            </Suspense>
          ) : (
            <PriceRangePicker search={search} onChange={setSearch} />
          )}
          <Button
            type="submit"
            size="large"
            icon={<Search size={18} aria-hidden="true" />}
            className="self-start sm:mt-7"
          >
            <Trans>Search</Trans>
          </Button>
        </div>
        <div className="mt-5 border-t border-line pt-4">
          <PopularSearches />
        </div>
      </form>
    </search>
  );
}
