import { Trans } from "@lingui/react/macro";
import { PasswordField } from "../ui/password-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import type { Form } from "./use-form.ts";

/** What people enter to confirm it's them. */
export interface Reauthentication {
  password: string;
  /** Of the authenticator app; empty where two-step log-in is off. */
  code: string;
}

export const NO_REAUTHENTICATION: Reauthentication = { password: "", code: "" };

/** The password, and the authenticator app's code where two-step log-in is on. */
export function ReauthenticationFields({ form, asksCode }: { form: Form<Reauthentication>; asksCode: boolean }) {
  return (
    <>
      <PasswordField
        {...form.text("password")}
        label={<Trans>Password</Trans>}
        autoComplete="current-password"
        required
      />
      {asksCode && (
        <TextField
          {...form.text("code")}
          label={<Trans>Code from your authenticator app</Trans>}
          autoComplete="one-time-code"
          inputMode="numeric"
          required
        />
      )}
    </>
  );
}
