import { Trans, useLingui } from "@lingui/react/macro";
import type { Profile } from "@vestpocket/domain/accounts/accounts.schema";
import { useFailureWords } from "../../platform/failure-words.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { StateMark } from "../../ui/state-mark.tsx";
import { toast } from "../../ui/toast.tsx";
import { useSendConfirmation } from "./confirmation.api.ts";

export function EmailState({ profile }: { profile: Profile }) {
  return (
    <StateMark isGood={profile.emailVerified}>
      {profile.emailVerified ? <Trans>Confirmed</Trans> : <Trans>Not confirmed yet</Trans>}
    </StateMark>
  );
}

/** Which address still has to be confirmed, with a button to resend its link. */
export function EmailWaiting({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const { mutate, error, isPending } = useSendConfirmation();
  const failureWords = useFailureWords();
  const { email, newEmail, emailVerified } = profile;
  if (newEmail === null && emailVerified) return null;

  return (
    <div className="mt-3">
      <Notice tone="info">
        <p className="wrap-anywhere">
          {newEmail === null ? (
            <Trans>To confirm it, open the link we sent to {email}.</Trans>
          ) : (
            <Trans>
              Open the link we sent to {newEmail} to switch to that address. Until then, we keep using {email}.
            </Trans>
          )}
        </p>
        {error && <p className="mt-1 text-danger">{failureWords(error, t`The link could not be sent.`)}</p>}
        <Button
          kind="link"
          pending={isPending}
          onClick={() => mutate(undefined, { onSuccess: (sentence) => toast.success(sentence) })}
        >
          <Trans>Send the link again</Trans>
        </Button>
      </Notice>
    </div>
  );
}
