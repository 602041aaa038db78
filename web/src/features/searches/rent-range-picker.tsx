import { useLingui } from "@lingui/react/macro";
import { PRICE_WORDS } from "@vestpocket/domain/prices/price-words";
import { RENT_BANDS } from "@vestpocket/domain/prices/rent-bands";
import { addCatalogue } from "../../platform/catalogues.ts";
import { useLanguage } from "../../platform/language.ts";
import { Dropdown } from "../../ui/dropdown.tsx";
import { changeBounds } from "./bounds-query.ts";
import { usePriceRangeLabel } from "./price-range-label.ts";
import type { PickerProps } from "./search-choices.ts";

const BANDS: readonly { readonly key: string; readonly lower: number; readonly upper?: number }[] = RENT_BANDS.month;
const ANY = "any";

/** This part with its texts, which public pages do not have. */
export async function loadRentRangePicker() {
  await addCatalogue("members");
  return { default: RentRangePicker };
}

/** The ranges of gross rents per month. */
function RentRangePicker({ search, onChange, className }: PickerProps) {
  const { t } = useLingui();
  const rangeLabel = usePriceRangeLabel();
  const perMonth = PRICE_WORDS[useLanguage()].units.imperial.month;
  const { min, max } = search.bounds?.rentMonthGross ?? {};
  return (
    <Dropdown
      searchable
      label={t`Rent range`}
      placeholder={t`Any rent`}
      options={[
        { value: ANY, label: t`Any rent` },
        ...BANDS.map(({ key, lower, upper }) => ({
          value: key,
          label: `${rangeLabel({ lowerPrice: lower, upperPrice: upper })} ${perMonth}`,
        })),
      ]}
      value={BANDS.find(({ lower, upper }) => lower === min && upper === max)?.key ?? ""}
      onChange={(chosen) => {
        const band = BANDS.find(({ key }) => key === chosen);
        const range = { min: band?.lower, max: band?.upper };
        onChange((newest) => ({ ...newest, bounds: changeBounds(newest.bounds, { rentMonthGross: range }) }));
      }}
      className={className}
    />
  );
}
