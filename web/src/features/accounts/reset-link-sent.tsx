import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { Button } from "../../ui/button.tsx";
import { Outcome } from "../../ui/outcome.tsx";
import { toast } from "../../ui/toast.tsx";
import { useSecondsLeft } from "../../ui/use-seconds-left.ts";
import { askForResetLink } from "./passwords.api.ts";

const SEND_AGAIN_SECONDS = 60;

interface ResetLinkSentProps {
  email: string;
  /** The server's message; it does not reveal whether the address has an account. */
  sentence: string;
  onChangeEmail: () => void;
}

export function ResetLinkSent({ email, sentence, onChangeEmail }: ResetLinkSentProps) {
  const toWords = useFailureWords();
  const [pending, setPending] = useState(false);
  const [sentAt, setSentAt] = useState(Date.now);
  const seconds = useSecondsLeft(sentAt + SEND_AGAIN_SECONDS * 1000);

  async function sendAgain() {
    setPending(true);
    try {
      toast.success(await askForResetLink(email), { duration: 4000 });
      setSentAt(Date.now());
    } catch (error) {
      toast.error(toWords(error));
    } finally {
      setPending(false);
    }
  }

  return (
    <Outcome tone="success" sentence={sentence}>
      <dl>
        <dt className="text-13 text-muted">
          <Trans>Email</Trans>
        </dt>
        <dd className="font-medium wrap-anywhere">{email}</dd>
      </dl>
      <p className="text-14 text-muted">
        <Trans>
          The link can be used once and expires after one hour. Nothing yet? Check your spam folder and the address
          above.
        </Trans>
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button kind="secondary" pending={pending} aria-disabled={seconds > 0} onClick={sendAgain}>
          <Trans>Send again</Trans>
        </Button>
        {seconds > 0 && (
          <span className="tabular text-13 text-muted">
            <Trans>Available in {seconds} s</Trans>
          </span>
        )}
      </div>
      <Button kind="link" onClick={onChangeEmail} className="-mt-3 -mb-3 self-start">
        <Trans>Use another email</Trans>
      </Button>
    </Outcome>
  );
}
