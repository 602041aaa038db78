import { Trans } from "@lingui/react/macro";
import { BILLING_MAX } from "@vestpocket/domain/orders/billing.rules";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { EnteredBilling } from "./entered-billing.ts";

interface BillingFieldsProps {
  billing: EnteredBilling;
  onChange: (billing: EnteredBilling) => void;
}

/** For whom a receipt is made out, for buyers who claim the tax back. */
export function BillingFields({ billing, onChange }: BillingFieldsProps) {
  const { company, address, taxNumber } = billing;
  return (
    <>
      <TextField
        label={<Trans>Company (optional)</Trans>}
        name="company"
        autoComplete="organization"
        maxLength={BILLING_MAX.company}
        value={company}
        onChange={({ target }) => onChange({ ...billing, company: target.value })}
      />
      <TextArea
        label={<Trans>Billing address (optional)</Trans>}
        name="address"
        autoComplete="street-address"
        lines={2}
        maxLength={BILLING_MAX.address}
        value={address}
        onChange={({ target }) => onChange({ ...billing, address: target.value })}
      />
      <TextField
        label={<Trans>Your GST/HST or QST number (optional)</Trans>}
        name="taxNumber"
        maxLength={BILLING_MAX.taxNumber}
        value={taxNumber}
        onChange={({ target }) => onChange({ ...billing, taxNumber: target.value })}
      />
    </>
  );
}
