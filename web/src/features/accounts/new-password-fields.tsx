import { Trans } from "@lingui/react/macro";
import { ACCOUNT_MESSAGES, validatePassword } from "@vestpocket/domain/accounts/accounts.rules";
import { Check } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { useMessage } from "../../platform/language.ts";
import { PasswordField } from "../../ui/password-field.tsx";

export interface NewPassword {
  password: string;
  confirmation: string;
}

/**
 * A new password, twice. The rule stands under it from the start and is ticked off as soon as it is kept. Nothing is validated
 * when a field is left: a sentence that appears then would move what is being pressed from under the pointer.
 */
export function NewPasswordFields() {
  const message = useMessage();
  const { register, formState } = useFormContext<NewPassword>();
  const { errors } = formState;
  const [password, confirmation] = useWatch<NewPassword, ["password", "confirmation"]>({
    name: ["password", "confirmation"],
  });
  const isMistyped = confirmation !== "" && confirmation.length >= password.length && confirmation !== password;

  return (
    <>
      <PasswordField
        {...register("password", {
          validate: (value) => {
            const problem = validatePassword(value);
            return problem === undefined || message(problem);
          },
          deps: "confirmation",
        })}
        label={<Trans>New password</Trans>}
        autoComplete="new-password"
        required
        help={errors.password ? undefined : <PasswordRule password={password} />}
        error={errors.password?.message}
      />
      <PasswordField
        {...register("confirmation", {
          validate: (value, values) => value === values.password || message(ACCOUNT_MESSAGES.passwordsDiffer),
        })}
        label={<Trans>Repeat the new password</Trans>}
        autoComplete="new-password"
        required
        error={errors.confirmation?.message ?? (isMistyped && message(ACCOUNT_MESSAGES.passwordsDiffer))}
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
      <Trans>Long enough, with letters and numbers.</Trans>
    </span>
  );
}
