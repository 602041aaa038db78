import { Trans } from "@lingui/react/macro";
import { ACCOUNT_MESSAGES, validateRepeatedPassword } from "@vestpocket/domain/accounts/accounts.rules";
import { useEffect, useRef } from "react";
import { useMessage } from "../../platform/language.ts";
import { signOut } from "../../platform/session.ts";
import { useForm } from "../../platform/use-form.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { LogInToConfirm } from "./log-in-to-confirm.tsx";
import { isDeadLink, verifyEmail } from "./mailed-links.api.ts";
import { NewPasswordFields, NO_PASSWORD } from "./new-password-fields.tsx";

interface ChoosePasswordProps {
  /** From the emailed link. */
  code: string;
  onConfirmed: (sentence: string) => void;
  /** Called with the server's message if the link no longer works. */
  onDead: (sentence: string) => void;
}

/**
 * Confirms an address if its link was opened in a browser that is not signed in to the account. Someone else may have
 * signed up with this address, so a password is chosen; people who signed up themselves may log in instead and keep
 * everything.
 */
export function ChoosePassword({ code, onConfirmed, onDead }: ChoosePasswordProps) {
  const message = useMessage();
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useForm({ initial: NO_PASSWORD, validate: validateRepeatedPassword, submit: finish });
  useEffect(() => heading.current?.focus(), []);

  async function finish({ password }: typeof NO_PASSWORD) {
    try {
      const sentence = await verifyEmail({ oobCode: code, password });
      // The signed-in user, if any, has another account or an ended session.
      await signOut().catch(() => undefined);
      onConfirmed(sentence);
    } catch (error) {
      if (!isDeadLink(error)) throw error;
      onDead(error.msg);
    }
  }

  return (
    <div className="flex flex-col gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-22 outline-none">
        {message(ACCOUNT_MESSAGES.passwordNeeded)}
      </h2>
      <p className="text-muted">
        <Trans>
          You’re not logged in to this account in this browser. A new password makes sure that the account is yours
          alone: everyone else is signed out, and the phone number has to be confirmed again.
        </Trans>
      </p>
      <form {...form.props} className="flex flex-col gap-5">
        {form.failure && <Notice tone="danger">{form.failure}</Notice>}
        <NewPasswordFields form={form} />
        <Button type="submit" size="large" pending={form.pending} className="mt-1 w-full">
          {form.pending ? <Trans>Saving…</Trans> : <Trans>Confirm my email</Trans>}
        </Button>
      </form>
      <p className="border-t border-line pt-5 text-muted">
        <Trans>Did you sign up yourself? Log in with your password, and everything stays as it is.</Trans>
      </p>
      <LogInToConfirm code={code} kind="secondary" />
    </div>
  );
}
