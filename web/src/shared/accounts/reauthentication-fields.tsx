import { Trans } from "@lingui/react/macro";
import { PasswordField } from "../ui/password-field.tsx";
import type { Reauthentication } from "./reauthentication.ts";
import { SecondFactorField } from "./second-factor-field.tsx";
import type { Form } from "./use-form.ts";

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
