import { Trans, useLingui } from "@lingui/react/macro";
import { type Form, useForm } from "../../platform/use-form.ts";
import { TextField } from "../../ui/text-field.tsx";

/** Number of digits of an authenticator app's code. */
const DIGITS = 6;

interface CodeValues {
  code: string;
}

/** A form for an authenticator app's code. `confirm` throws ApiFailure, which is shown under the field. */
export function useAuthenticatorCode(confirm: (code: string) => Promise<unknown>): Form<CodeValues> {
  const { t } = useLingui();
  return useForm<CodeValues>({
    initial: { code: "" },
    validate: ({ code }) => ({ code: code.length < DIGITS ? t`The code has ${DIGITS} digits.` : undefined }),
    submit: ({ code }) => confirm(code),
    failureField: "code",
  });
}

export function AuthenticatorCodeField({ form, className }: { form: Form<CodeValues>; className?: string }) {
  return (
    <TextField
      {...form.text("code")}
      className={className}
      label={<Trans>Code</Trans>}
      autoComplete="one-time-code"
      inputMode="numeric"
      inputClassName="tabular text-22 tracking-[0.35em]"
      required
      onChange={({ target }) => form.change({ code: target.value.replace(/\D/gu, "").slice(0, DIGITS) })}
    />
  );
}
