import { Trans, useLingui } from "@lingui/react/macro";
import type { RentBasis, RentUnit } from "@vestpocket/domain/prices/rents.terms";
import { KeptNumberField } from "../../platform/kept-number-field.tsx";
import type { Form } from "../../platform/use-form.ts";
import { Dropdown } from "../../ui/dropdown.tsx";
import type { OfferValues } from "./offer-values.ts";

/** A rent's unit, what it covers, and for how long. */
export function RentFields({ form }: { form: Form<OfferValues> }) {
  const { t } = useLingui();
  const units: { value: RentUnit; label: string }[] = [
    { value: "month", label: t`Month` },
    { value: "year", label: t`Year` },
    { value: "sqft_year", label: t`Square foot, per year` },
    { value: "sqft_month", label: t`Square foot, per month` },
    { value: "acre_year", label: t`Acre, per year` },
  ];
  const bases: { value: RentBasis; label: string }[] = [
    { value: "net", label: t`Net: taxes, maintenance and insurance are extra` },
    { value: "semi_gross", label: t`Semi-gross: some of these are included` },
    { value: "gross", label: t`Gross: everything is included` },
  ];
  return (
    <>
      <Dropdown {...form.field("per")} label={<Trans>Rent per</Trans>} initial="month" options={units} />
      <Dropdown {...form.field("basis")} label={<Trans>What the rent covers</Trans>} initial="gross" options={bases} />
      <KeptNumberField
        {...form.field("termMonths")}
        measures="months"
        label={<Trans>Term</Trans>}
        unit={t`months`}
        required
      />
    </>
  );
}
