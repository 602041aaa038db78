import { Trans, useLingui } from "@lingui/react/macro";
import { BillingFields } from "../../shared/orders/billing-fields.tsx";
import { BillingFrench, FRENCH_GIVEN } from "../../shared/orders/billing-french.tsx";
import type { EnteredBilling } from "../../shared/orders/entered-billing.ts";
import { CityPicker } from "../../shared/places/city-picker.tsx";
import type { PlaceChoice } from "../../shared/places/place-choice.ts";
import { ProvincePicker } from "../../shared/places/province-picker.tsx";
import { FormCard } from "../../ui/form-card.tsx";

interface BillingPlaceProps {
  place: PlaceChoice;
  onChange: (place: PlaceChoice) => void;
  isTaxed: boolean;
  billing: EnteredBilling;
  onBillingChange: (billing: EnteredBilling) => void;
  errors: { province?: string | undefined; city?: string | undefined; [FRENCH_GIVEN]?: string | undefined };
}

/** The buyer's billing details, for the receipt and the sales tax. */
export function BillingPlace({ place, onChange, isTaxed, billing, onBillingChange, errors }: BillingPlaceProps) {
  const { t } = useLingui();
  return (
    <FormCard
      title={<Trans>Billing details</Trans>}
      intro={
        isTaxed ? (
          <Trans>
            Sales tax depends on the province where you are, not on the property’s. Your details appear on your receipt.
          </Trans>
        ) : (
          <Trans>Shown on your receipt.</Trans>
        )
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <ProvincePicker place={place} onChange={onChange} placeholder={t`Choose a province`} error={errors.province} />
        <CityPicker place={place} onChange={onChange} placeholder={t`Choose a city`} error={errors.city} />
      </div>
      <BillingFields billing={billing} onChange={onBillingChange} />
      <BillingFrench
        province={place.province}
        billing={billing}
        onChange={onBillingChange}
        error={errors[FRENCH_GIVEN]}
      />
    </FormCard>
  );
}
