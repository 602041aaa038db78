import { useLingui } from "@lingui/react/macro";
import type { SearchFilter } from "@vestpocket/domain/searches/searches.schema";
import { findTrack } from "@vestpocket/domain/searches/tracks.rules";
import { lazy, type ReactNode, Suspense, useRef } from "react";
import { CityPicker } from "../../shared/places/city-picker.tsx";
import { ProvincePicker } from "../../shared/places/province-picker.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useIsNear } from "../../ui/use-is-near.ts";
import { CategoryFacet, type FacetIcons, SubtypeFacet } from "./category-facet.tsx";
import { ConfirmedChips } from "./confirmed-chips.tsx";
import { DistanceChips } from "./distance-chips.tsx";
import { useCounts } from "./facets.api.ts";
import { FilterGroup } from "./filter-group.tsx";
import { omitForeignBounds } from "./foreign-bounds.ts";
import { ListingTypeChips } from "./listing-type-chips.tsx";
import { DecidingFilters, MeasureFilters } from "./measure-filters.tsx";
import { useMeasures } from "./measures.api.ts";
import { chooseCity, chooseProvince, findNear } from "./near-choice.ts";
import { PostedAsChips } from "./posted-as-chips.tsx";
import { PriceFilter } from "./price-filter.tsx";
import type { FilterProps } from "./search-choices.ts";
import type { SearchField } from "./search-field.ts";
import { SearchKeywords } from "./search-keywords.tsx";
import type { SearchChange } from "./search-query.ts";

const RentGroup = lazy(async () => ({ default: (await import("./rent-group.tsx")).RentGroup }));

export interface FilterFieldsProps extends FilterProps {
  icons: FacetIcons;
}

type FilterName = keyof SearchFilter;

/**
 * All search filters, each with a Reset button: the short ones first, so that they are in view next to the long list of
 * categories.
 */
export function FilterFields(props: FilterFieldsProps & { keywords: SearchField }) {
  const { search, unread, errors, icons, keywords } = props;
  const { t } = useLingui();
  const measures = useMeasures();
  const onChange = (change: SearchChange) =>
    props.onChange((newest) => (measures ? omitForeignBounds(change(newest), measures) : change(newest)));
  const fields = useRef<HTMLDivElement>(null);
  // The filters next to the results are hidden on phones. The server does not count a search that it rejects.
  const counts = useCounts(search, useIsNear(fields) && Object.keys(unread).length === 0);
  const picker = { search, onChange };
  const near = findNear(search);
  /** What Reset clears with a part of the place. */
  const withDistance = (name: "province" | "city") => (near?.km === undefined ? [name] : ([name, "within"] as const));

  function group(name: string, filters: readonly FilterName[], control: ReactNode, hideName = false) {
    const all = Object.keys(errors).filter((field) => filters.some((filter) => field.split(".")[0] === filter));
    return (
      <FilterGroup
        name={name}
        hideName={hideName}
        isSet={filters.some((filter) => search[filter] !== undefined || unread[filter] !== undefined)}
        onReset={() =>
          onChange((newest) => ({
            ...newest,
            ...Object.fromEntries(filters.map((filter) => [filter, undefined])),
            page: undefined,
          }))
        }
        error={all[0] && errors[all[0]]}
      >
        {control}
      </FilterGroup>
    );
  }

  return (
    <div ref={fields} className="space-y-6">
      {group(t`Listing type`, ["listingType"], <ListingTypeChips {...picker} countOf={counts?.listingTypes} />)}
      {search.listingType !== "rent" &&
        group(
          t`Price range`,
          ["lowerPrice", "upperPrice"],
          // Without sale or rent, the number of a range would mix the two.
          <PriceFilter {...picker} countOf={search.listingType && counts?.prices} />,
        )}
      {(search.listingType === "both" || findTrack(search) === "rent") && (
        <Suspense fallback={<Skeleton className="h-52" />}>
          <RentGroup {...picker} unread={unread} errors={errors} />
        </Suspense>
      )}
      <DecidingFilters {...picker} unread={unread} errors={errors} />
      {group(
        t`Keywords`,
        ["keywords"],
        <SearchKeywords field={keywords} onChange={onChange} onRead={onChange} />,
        true,
      )}
      <MeasureFilters {...picker} unread={unread} errors={errors} />
      {group(
        t`Province`,
        withDistance("province"),
        <ProvincePicker
          place={near ?? search}
          onChange={(chosen) => onChange((newest) => chooseProvince(newest, chosen))}
          countOf={counts?.provinces}
          placeholder={t`Any province`}
        />,
        true,
      )}
      {group(
        t`City`,
        withDistance("city"),
        <CityPicker
          place={near ?? search}
          onChange={(chosen) => onChange((newest) => chooseCity(newest, chosen))}
          countOf={counts?.cities}
          placeholder={t`Any city`}
        />,
        true,
      )}
      {near && group(t`Distance`, [], <DistanceChips {...picker} />)}
      {group(t`Category`, ["type"], <CategoryFacet {...picker} icons={icons} countOf={counts?.types} />)}
      {(search.type !== undefined || unread.subtype !== undefined || search.subtype !== undefined) &&
        group(t`Subtype`, ["subtype"], <SubtypeFacet {...picker} icons={icons} countOf={counts?.subtypes} />)}
      {group(t`Confirmed by its owner`, ["confirmedWithin"], <ConfirmedChips {...picker} />)}
      {group(t`Listed by`, ["postedAs"], <PostedAsChips {...picker} countOf={counts?.postedAs} />)}
    </div>
  );
}
