import { validateEnteredCode } from "@vestpocket/domain/accounts/reauthentication.rules";
import { type Form, useForm } from "../../platform/use-form.ts";

interface CodeValues {
  code: string;
}

/** A form for the code of a second factor. `confirm` throws ApiFailure, which is shown under the field. */
export function useSecondFactorForm(confirm: (code: string) => Promise<unknown>): Form<CodeValues> {
  return useForm<CodeValues>({
    initial: { code: "" },
    validate: ({ code }) => ({ code: validateEnteredCode(code) }),
    submit: ({ code }) => confirm(code),
    failureField: "code",
  });
}
