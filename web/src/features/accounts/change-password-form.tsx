import { Trans } from "@lingui/react/macro";
import { ACCOUNT_MESSAGES } from "@vestpocket/domain/accounts/accounts.rules";
import { useForm } from "../../platform/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { NewPasswordFields, NO_PASSWORD, validateNewPassword } from "./new-password-fields.tsx";
import { changePassword } from "./passwords.api.ts";

/** Changes the signed-in user's password, which ends all other sessions. */
export function ChangePasswordForm() {
  const form = useForm({
    initial: { currentPassword: "", ...NO_PASSWORD },
    validate: ({ currentPassword, ...password }) => ({
      currentPassword: currentPassword === "" ? ACCOUNT_MESSAGES.passwordRequired : undefined,
      ...validateNewPassword(password),
    }),
    async submit({ currentPassword, password }) {
      toast.success(await changePassword({ currentPassword, newPassword: password }));
      form.reset();
    },
    readFieldErrors: ({ currentPassword, newPassword }) => ({ currentPassword, password: newPassword }),
  });

  return (
    <form {...form.props} className="flex flex-col gap-5">
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <PasswordField
        {...form.text("currentPassword")}
        label={<Trans>Current password</Trans>}
        autoComplete="current-password"
        required
      />
      <NewPasswordFields form={form} />
      <Button type="submit" pending={form.pending} className="sm:self-start">
        {form.pending ? <Trans>Changing...</Trans> : <Trans>Change Password</Trans>}
      </Button>
    </form>
  );
}
