import { Trans, useLingui } from "@lingui/react/macro";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { WizardStep } from "../../ui/wizard-step.tsx";
import type { DetailsForm } from "./use-sign-up.ts";

/** Name, email and password. */
export function SignUpDetailsStep({ form }: { form: DetailsForm }) {
  const { t } = useLingui();
  const { text, errors } = form;
  return (
    <WizardStep
      form={form.props}
      title={<Trans>About you</Trans>}
      next={<Trans>Next Step</Trans>}
      pending={form.pending}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...text("firstName")} required label={t`First name`} autoComplete="given-name" />
        <TextField {...text("lastName")} required label={t`Last name`} autoComplete="family-name" />
      </div>
      <TextField
        {...text("email")}
        required
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...text("password")}
        required
        label={t`Password`}
        autoComplete="new-password"
        help={!errors.password && t`At least 8 characters, including letters and numbers.`}
      />
      <PasswordField {...text("confirmation")} required label={t`Confirm password`} autoComplete="new-password" />
    </WizardStep>
  );
}
