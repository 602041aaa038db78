import { useLingui } from "@lingui/react/macro";
import { FilterGroup, findError } from "./filter-group.tsx";
import { RentFilter } from "./rent-filter.tsx";
import { boundRent, chosenRent, RENT_KEYS } from "./rent-scale.ts";
import type { FilterProps } from "./search-choices.ts";

/** The rent filter, for searches that include listings for rent. */
export function RentGroup({ search, onChange, errors }: FilterProps) {
  const { t } = useLingui();
  const rent = chosenRent(search.bounds);
  const { listingType } = search;
  const isPriced = listingType === "rent" && (search.lowerPrice !== undefined || search.upperPrice !== undefined);
  return (
    <FilterGroup
      name={t`Rent`}
      isSet={rent !== undefined || isPriced}
      onReset={() =>
        onChange((newest) => ({
          ...newest,
          // For listings that are only for rent, the price is the rent.
          ...(isPriced && { lowerPrice: undefined, upperPrice: undefined }),
          bounds: rent ? boundRent(newest.bounds, { choice: rent, range: {} }) : newest.bounds,
          page: undefined,
        }))
      }
      error={RENT_KEYS.map((key) => findError(errors, `bounds.${key}`)).find((error) => error !== undefined)}
    >
      <RentFilter search={search} onChange={onChange} />
    </FilterGroup>
  );
}
