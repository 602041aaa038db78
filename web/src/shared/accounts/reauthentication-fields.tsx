import { Trans } from "@lingui/react/macro";
import { SecondFactorField } from "../../platform/second-factor-field.tsx";
import type { Form } from "../../platform/use-form.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { PasskeyChoice, PasskeyNote } from "./passkey-choice.tsx";
import type { Reauthentication } from "./reauthentication.ts";

interface ReauthenticationFieldsProps {
  form: Form<Reauthentication>;
  asksCode: boolean;
  /** Only a passkey will do. */
  needsPasskey?: boolean;
}

/** The password, plus the authenticator app's code if two-step log-in is on; or a passkey instead of both. */
export function ReauthenticationFields({ form, asksCode, needsPasskey = false }: ReauthenticationFieldsProps) {
  if (needsPasskey) return <PasskeyNote error={form.errors.password} />;
  return (
    <PasskeyChoice
      isChosen={form.values.usesPasskey}
      onChange={(usesPasskey) => form.change({ usesPasskey, password: "", code: "" })}
      error={form.errors.password}
    >
      <PasswordField
        {...form.text("password")}
        label={<Trans>Password</Trans>}
        autoComplete="current-password"
        required
      />
      {asksCode && <SecondFactorField {...form.field("code")} />}
    </PasskeyChoice>
  );
}
