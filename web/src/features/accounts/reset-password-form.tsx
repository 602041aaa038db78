import { Trans } from "@lingui/react/macro";
import { validateRepeatedPassword } from "@vestpocket/domain/accounts/accounts.rules";
import { useState } from "react";
import { signOut } from "../../platform/session.ts";
import { useForm } from "../../platform/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { DeadResetLink } from "./dead-reset-link.tsx";
import { useMailedCode } from "./mailed-code.ts";
import { isDeadLink } from "./mailed-links.api.ts";
import { NewPasswordFields, NO_PASSWORD } from "./new-password-fields.tsx";
import { PasswordReset } from "./password-reset.tsx";
import { resetPassword } from "./passwords.api.ts";

type Outcome = { kind: "reset" | "dead"; sentence: string };

/** Sets a new password with the emailed link. */
export function ResetPasswordForm() {
  const { code, forgetCode } = useMailedCode();
  const [outcome, setOutcome] = useState<Outcome>();
  const form = useForm({ initial: NO_PASSWORD, validate: validateRepeatedPassword, submit: reset });

  function end(kind: Outcome["kind"], sentence: string) {
    setOutcome({ kind, sentence });
    forgetCode();
  }

  async function reset({ password }: typeof NO_PASSWORD) {
    try {
      const sentence = await resetPassword({ oobCode: code ?? "", password });
      // The account's sessions have ended, so a signed-in user is being sent to the log-in page.
      await signOut().catch(() => undefined);
      end("reset", sentence);
    } catch (error) {
      if (!isDeadLink(error)) throw error;
      end("dead", error.msg);
    }
  }

  if (outcome?.kind === "reset") return <PasswordReset sentence={outcome.sentence} />;
  if (outcome || code === null) return <DeadResetLink sentence={outcome?.sentence} />;
  return (
    <form {...form.props} className="flex flex-col gap-5">
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <NewPasswordFields form={form} />
      <p className="text-14 text-muted">
        <Trans>Setting a new password signs you out on all your devices.</Trans>
      </p>
      <Button type="submit" size="large" pending={form.pending} className="mt-1 w-full">
        {form.pending ? <Trans>Saving…</Trans> : <Trans>Set new password</Trans>}
      </Button>
    </form>
  );
}
