import { Trans } from "@lingui/react/macro";
import { ACCOUNT_MESSAGES, validateEmail } from "@vestpocket/domain/accounts/accounts.rules";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { useForm } from "../../platform/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { askForResetLink } from "./passwords.api.ts";
import { ResetLinkSent } from "./reset-link-sent.tsx";

/** Requests a password reset link. The email may be passed along from the log-in page. */
export function ForgotPasswordForm() {
  const { state } = useLocation();
  const [sent, setSent] = useState<{ email: string; sentence: string }>();
  const form = useForm({
    initial: { email: typeof state?.email === "string" ? state.email : "" },
    validate: ({ email }) => ({ email: email.trim() === "" ? ACCOUNT_MESSAGES.emailRequired : validateEmail(email) }),
    submit: async ({ email }) => setSent({ email: email.trim(), sentence: await askForResetLink(email.trim()) }),
  });

  function changeEmail() {
    flushSync(() => setSent(undefined));
    const input = form.props.ref.current?.querySelector("input");
    input?.focus();
    input?.select();
  }

  if (sent) return <ResetLinkSent {...sent} onChangeEmail={changeEmail} />;
  return (
    <form {...form.props} className="flex flex-col gap-5">
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <TextField
        {...form.text("email")}
        label={<Trans>Email</Trans>}
        type="email"
        autoComplete="username"
        inputMode="email"
        required
      />
      <Button type="submit" size="large" pending={form.pending} className="mt-1 w-full">
        {form.pending ? <Trans>Sending…</Trans> : <Trans>Send reset link</Trans>}
      </Button>
    </form>
  );
}
