import { Trans } from "@lingui/react/macro";
import { ACCOUNT_MESSAGES } from "@vestpocket/domain/accounts/accounts.rules";
import { useEffect } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useMessage } from "../../platform/language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { useFormFailure } from "./form-failure.ts";
import { type NewPassword, NewPasswordFields } from "./new-password-fields.tsx";
import { changePassword } from "./passwords.api.ts";

interface PasswordChange extends NewPassword {
  currentPassword: string;
}

/** The password of whoever is signed in; every other session ends with it. */
export function ChangePasswordForm() {
  const message = useMessage();
  const form = useForm<PasswordChange>({
    defaultValues: { currentPassword: "", password: "", confirmation: "" },
  });
  const { reset } = form;
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const showFailure = useFormFailure(form, [
    ["currentPassword", "currentPassword"],
    ["newPassword", "password"],
  ]);

  const submit = form.handleSubmit(async ({ currentPassword, password }) => {
    try {
      toast.success(await changePassword({ currentPassword, newPassword: password }));
    } catch (error) {
      showFailure(error);
    }
  });

  // Not before the submission is over, or the emptied form would count as submitted and find fault with every letter.
  useEffect(() => {
    if (isSubmitSuccessful) reset();
  }, [isSubmitSuccessful, reset]);

  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-5">
        {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
        <PasswordField
          {...form.register("currentPassword", { required: message(ACCOUNT_MESSAGES.passwordRequired) })}
          label={<Trans>Current password</Trans>}
          autoComplete="current-password"
          required
          error={errors.currentPassword?.message}
        />
        <NewPasswordFields />
        <Button type="submit" pending={isSubmitting} className="sm:self-start">
          {isSubmitting ? <Trans>Changing...</Trans> : <Trans>Change Password</Trans>}
        </Button>
      </form>
    </FormProvider>
  );
}
