import { Trans, useLingui } from "@lingui/react/macro";
import { validateSignUp } from "@vestpocket/domain/accounts/accounts.rules";
import { useRef } from "react";
import { useMessage } from "../../platform/language.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useLeftFields } from "../../ui/use-left-fields.ts";
import { WizardStep } from "../../ui/wizard-step.tsx";
import { DETAIL_FIELDS, type DetailErrors, type Details } from "./sign-up-details.ts";

interface SignUpDetailsStepProps {
  details: Details;
  onChange: (changed: Partial<Details>) => void;
  /** What the server finds wrong. */
  refused: DetailErrors;
  onNext: () => void;
}

/** Who one is and how one logs in. */
export function SignUpDetailsStep({ details, onChange, refused, onNext }: SignUpDetailsStepProps) {
  const { t } = useLingui();
  const message = useMessage();
  const form = useRef<HTMLFormElement>(null);
  const { left, leave, onFocus } = useLeftFields();
  const wrong = validateSignUp(details);

  function goOn() {
    leave(...DETAIL_FIELDS);
    const first = DETAIL_FIELDS.find((name) => wrong[name]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    else onNext();
  }

  function field(name: keyof Details) {
    const problem = left.has(name) ? wrong[name] : undefined;
    return {
      name,
      required: true,
      value: details[name],
      onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
      error: problem ? message(problem) : refused[name],
    };
  }

  const password = field("password");
  return (
    <WizardStep
      ref={form}
      title={<Trans>About you</Trans>}
      next={<Trans>Next Step</Trans>}
      onNext={goOn}
      onFocus={onFocus}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field("firstName")} label={t`First name`} autoComplete="given-name" />
        <TextField {...field("lastName")} label={t`Last name`} autoComplete="family-name" />
      </div>
      <TextField
        {...field("email")}
        label={t`E-mail`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...password}
        label={t`Password`}
        autoComplete="new-password"
        help={!password.error && t`At least 8 characters, including letters and numbers.`}
      />
      <PasswordField {...field("confirmation")} label={t`Confirm password`} autoComplete="new-password" />
    </WizardStep>
  );
}
