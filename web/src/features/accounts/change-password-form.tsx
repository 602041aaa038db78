import { Trans } from "@lingui/react/macro";
import { validateRepeatedPassword } from "@vestpocket/domain/accounts/accounts.rules";
import { validateReauthentication } from "@vestpocket/domain/accounts/reauthentication.rules";
import { SecondFactorField } from "../../platform/second-factor-field.tsx";
import { useForm } from "../../platform/use-form.ts";
import { PasskeyChoice } from "../../shared/accounts/passkey-choice.tsx";
import { useIdentity } from "../../shared/accounts/use-identity.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { NewPasswordFields, NO_PASSWORD } from "./new-password-fields.tsx";
import { changePassword } from "./passwords.api.ts";

/** Changes the signed-in user's password, which ends all other sessions. `asksCode`: two-step log-in is on. */
export function ChangePasswordForm({ asksCode }: { asksCode: boolean }) {
  const prove = useIdentity();
  const form = useForm({
    initial: { currentPassword: "", code: "", usesPasskey: false, ...NO_PASSWORD },
    validate({ currentPassword, code, usesPasskey, ...password }) {
      const current = validateReauthentication({ password: currentPassword, code, usesPasskey }, { asksCode });
      return { currentPassword: current.password, code: current.code, ...validateRepeatedPassword(password) };
    },
    async submit({ currentPassword, password: newPassword, ...entered }) {
      const { password, ...proof } = await prove({ ...entered, password: currentPassword });
      toast.success(
        await changePassword({ ...proof, ...(password !== undefined && { currentPassword: password }), newPassword }),
      );
      form.reset();
    },
    readFieldErrors: ({ currentPassword, code, newPassword }) => ({ currentPassword, code, password: newPassword }),
  });

  return (
    <form {...form.props} className="flex flex-col gap-5">
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <PasskeyChoice
        isChosen={form.values.usesPasskey}
        onChange={(usesPasskey) => form.change({ usesPasskey, currentPassword: "", code: "" })}
        error={form.errors.currentPassword}
      >
        <PasswordField
          {...form.text("currentPassword")}
          label={<Trans>Current password</Trans>}
          autoComplete="current-password"
          required
        />
        {asksCode && <SecondFactorField {...form.field("code")} />}
      </PasskeyChoice>
      <NewPasswordFields form={form} />
      <Button type="submit" pending={form.pending} className="sm:self-start">
        {form.pending ? <Trans>Changing…</Trans> : <Trans>Change Password</Trans>}
      </Button>
    </form>
  );
}
