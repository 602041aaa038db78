import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { LocalLink } from "../../platform/local-link.tsx";
import { CheckField } from "../../ui/check-field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { WizardStep } from "../../ui/wizard-step.tsx";
import type { DetailsForm } from "./use-sign-up.ts";

const LINK = "text-link underline underline-offset-4";

/** Name, email and password, and the terms. */
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
      <div>
        <CheckField
          name="agrees"
          label={
            <Trans>
              I am of the age of majority where I live, and I agree to the{" "}
              <LocalLink to={paths.terms()} className={LINK}>
                Terms
              </LocalLink>
              .
            </Trans>
          }
          checked={form.values.agrees}
          onChange={(agrees) => form.change({ agrees })}
          error={errors.agrees}
        />
        <p className="text-14 text-muted">
          <Trans>
            The{" "}
            <LocalLink to={paths.privacy()} className={LINK}>
              Privacy notice
            </LocalLink>{" "}
            says what we do with your personal information.
          </Trans>
        </p>
      </div>
    </WizardStep>
  );
}
