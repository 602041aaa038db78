import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { WizardStep } from "../../ui/wizard-step.tsx";
import { prepareBotCheck } from "./bot-check.ts";
import { PhoneField } from "./phone-field.tsx";
import type { PhoneCode } from "./use-phone-code.ts";

interface PhoneStepProps {
  phone: PhoneCode;
  onBack: () => void;
}

/** Asks for the number and sends a code to it. */
export function PhoneStep({ phone: { form }, onBack }: PhoneStepProps) {
  const { t } = useLingui();

  useEffect(prepareBotCheck, []);

  return (
    <WizardStep
      form={form.props}
      title={<Trans>Confirm your phone</Trans>}
      intro={<Trans>We will text you a code to confirm that the number is yours.</Trans>}
      failure={form.failure}
      next={<Trans>Next Step</Trans>}
      pending={form.pending}
      onBack={onBack}
    >
      <PhoneField
        {...form.field("phoneNumber")}
        label={t`Phone number`}
        help={t`A mobile number in Canada or the United States.`}
        required
      />
    </WizardStep>
  );
}
