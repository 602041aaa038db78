import { Trans } from "@lingui/react/macro";
import { UNDO_LINK_DAYS, validateRepeatedPassword } from "@vestpocket/domain/accounts/accounts.rules";
import { useState } from "react";
import { signOut } from "../../platform/session.ts";
import { useForm } from "../../platform/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Outcome } from "../../ui/outcome.tsx";
import { useMailedCode } from "./mailed-code.ts";
import { isDeadLink } from "./mailed-links.api.ts";
import { NewPasswordFields, NO_PASSWORD } from "./new-password-fields.tsx";
import { PasswordReset } from "./password-reset.tsx";
import { undoChange } from "./passwords.api.ts";

/** Undoes a change of email or phone with the emailed link. Opening the page changes nothing: mail scanners open links too. */
export function UndoChangeForm() {
  const { code, forgetCode } = useMailedCode();
  const [outcome, setOutcome] = useState<{ isUndone: boolean; sentence: string }>();
  const form = useForm({ initial: NO_PASSWORD, validate: validateRepeatedPassword, submit: undo });

  function end(isUndone: boolean, sentence: string) {
    setOutcome({ isUndone, sentence });
    forgetCode();
  }

  async function undo({ password }: typeof NO_PASSWORD) {
    try {
      const sentence = await undoChange({ oobCode: code ?? "", password });
      await signOut().catch(() => undefined);
      end(true, sentence);
    } catch (error) {
      if (!isDeadLink(error)) throw error;
      end(false, error.msg);
    }
  }

  if (outcome?.isUndone) return <PasswordReset sentence={outcome.sentence} />;
  if (outcome) {
    return (
      <Outcome tone="danger" sentence={outcome.sentence}>
        <p className="text-14 text-muted">
          <Trans>A change can be undone once, within {UNDO_LINK_DAYS} days.</Trans>
        </p>
      </Outcome>
    );
  }
  if (code === null) {
    return (
      <Notice tone="info">
        <Trans>To undo a change of your email or phone number, open the link in our message.</Trans>
      </Notice>
    );
  }
  return (
    <form {...form.props} className="flex flex-col gap-5">
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <p className="text-muted">
        <Trans>
          Your account gets back the email or phone number it had before. Everyone is signed out, and only your new
          password works.
        </Trans>
      </p>
      <NewPasswordFields form={form} />
      <Button type="submit" size="large" pending={form.pending} className="mt-1 w-full">
        {form.pending ? <Trans>Saving…</Trans> : <Trans>Undo the change</Trans>}
      </Button>
    </form>
  );
}
