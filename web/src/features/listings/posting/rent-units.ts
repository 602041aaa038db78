import { useLingui } from "@lingui/react/macro";
import type { RentUnit } from "@vestpocket/domain/prices/rents.terms";

/** The units that a rent can be quoted in, as choices. */
export function useRentUnits(): { value: RentUnit; label: string }[] {
  const { t } = useLingui();
  return [
    { value: "month", label: t`Month` },
    { value: "year", label: t`Year` },
    { value: "sqft_year", label: t`Square foot, per year` },
    { value: "sqft_month", label: t`Square foot, per month` },
    { value: "acre_year", label: t`Acre, per year` },
  ];
}
