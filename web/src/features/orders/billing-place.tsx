import { Trans, useLingui } from "@lingui/react/macro";
import { CityPicker } from "../../shared/places/city-picker.tsx";
import type { PlaceChoice } from "../../shared/places/place-choice.ts";
import { ProvincePicker } from "../../shared/places/province-picker.tsx";
import { FormCard } from "../../ui/form-card.tsx";

interface BillingPlaceProps {
  place: PlaceChoice;
  onChange: (place: PlaceChoice) => void;
  isTaxed: boolean;
  errors: { province?: string | undefined; city?: string | undefined };
}

/** The buyer's billing location, for the receipt and the sales tax. */
export function BillingPlace({ place, onChange, isTaxed, errors }: BillingPlaceProps) {
  const { t } = useLingui();
  return (
    <FormCard
      title={<Trans>Billing location</Trans>}
      intro={
        isTaxed ? (
          <Trans>Sales tax depends on your province. Your province and city appear on your receipt.</Trans>
        ) : (
          <Trans>Shown on your receipt.</Trans>
        )
      }
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <ProvincePicker place={place} onChange={onChange} placeholder={t`Choose a province`} error={errors.province} />
        <CityPicker place={place} onChange={onChange} placeholder={t`Choose a city`} error={errors.city} />
      </div>
    </FormCard>
  );
}
