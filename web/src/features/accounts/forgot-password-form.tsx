import { Trans } from "@lingui/react/macro";
import { ACCOUNT_MESSAGES, validateEmail } from "@vestpocket/domain/accounts/accounts.rules";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import { useLocation } from "react-router";
import { useMessage } from "../../platform/language.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useFormFailure } from "./form-failure.ts";
import { askForResetLink } from "./passwords.api.ts";
import { ResetLinkSent } from "./reset-link-sent.tsx";

/** Asks for a link to set a new password. The e-mail may come along from the log-in. */
export function ForgotPasswordForm() {
  const message = useMessage();
  const { state } = useLocation();
  const [sent, setSent] = useState<{ email: string; sentence: string }>();
  const form = useForm<{ email: string }>({
    defaultValues: { email: typeof state?.email === "string" ? state.email : "" },
  });
  const { errors, isSubmitting } = form.formState;
  const showFailure = useFormFailure(form, [["email", "email"]]);

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      setSent({ email: email.trim(), sentence: await askForResetLink(email.trim()) });
    } catch (error) {
      showFailure(error);
    }
  });

  function changeEmail() {
    flushSync(() => setSent(undefined));
    form.setFocus("email", { shouldSelect: true });
  }

  if (sent) return <ResetLinkSent {...sent} onChangeEmail={changeEmail} />;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => (isSubmitting ? event.preventDefault() : submit(event))}
      className="flex flex-col gap-5"
    >
      {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
      <TextField
        {...form.register("email", {
          validate: (value) => {
            if (value.trim() === "") return message(ACCOUNT_MESSAGES.emailRequired);
            const problem = validateEmail(value);
            return problem === undefined || message(problem);
          },
        })}
        label={<Trans>E-mail</Trans>}
        type="email"
        autoComplete="username"
        inputMode="email"
        required
        error={errors.email?.message}
      />
      <Button type="submit" size="large" pending={isSubmitting} className="mt-1 w-full">
        {isSubmitting ? <Trans>Sending...</Trans> : <Trans>Send Reset Link</Trans>}
      </Button>
    </form>
  );
}
