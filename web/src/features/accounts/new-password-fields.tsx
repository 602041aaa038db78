import { Trans } from "@lingui/react/macro";
import { ACCOUNT_MESSAGES, validatePassword } from "@vestpocket/domain/accounts/accounts.rules";
import { Check } from "lucide-react";
import { useMessage } from "../../platform/language.ts";
import type { Form } from "../../platform/use-form.ts";
import { PasswordField } from "../../ui/password-field.tsx";

export interface NewPassword {
  password: string;
  confirmation: string;
}

export const NO_PASSWORD: NewPassword = { password: "", confirmation: "" };

/**
 * A new password, twice. The rule is shown from the start and checked off once it is met. Nothing is validated on blur: an
 * error that appears then would move the button away from under the pointer.
 */
export function NewPasswordFields({ form }: { form: Form<NewPassword> }) {
  const message = useMessage();
  const { password, confirmation } = form.values;
  const isMistyped = confirmation !== "" && confirmation.length >= password.length && confirmation !== password;

  return (
    <>
      <PasswordField
        {...form.text("password")}
        label={<Trans>New password</Trans>}
        autoComplete="new-password"
        required
        help={form.errors.password ? undefined : <PasswordRule password={password} />}
      />
      <PasswordField
        {...form.text("confirmation")}
        label={<Trans>Repeat the new password</Trans>}
        autoComplete="new-password"
        required
        error={form.errors.confirmation ?? (isMistyped && message(ACCOUNT_MESSAGES.passwordsDiffer))}
      />
    </>
  );
}

function PasswordRule({ password }: { password: string }) {
  const message = useMessage();
  if (validatePassword(password)) return message(ACCOUNT_MESSAGES.weakPassword);
  return (
    <span className="flex items-start gap-1.5 text-success">
      <Check size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
      <Trans>Looks good.</Trans>
    </span>
  );
}
