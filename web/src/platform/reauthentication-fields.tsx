import { Trans } from "@lingui/react/macro";
import { PasswordField } from "../ui/password-field.tsx";
import { SecondFactorField } from "./second-factor-field.tsx";
import type { Form } from "./use-form.ts";

/** What people enter to confirm it's them. */
export interface Reauthentication {
  password: string;
  /** Of the authenticator app, or a recovery code; empty where two-step log-in is off. */
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
      {asksCode && <SecondFactorField {...form.field("code")} />}
    </>
  );
}
