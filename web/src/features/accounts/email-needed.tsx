import { Trans, useLingui } from "@lingui/react/macro";
import { ACCOUNT_MESSAGES } from "@vestpocket/domain/accounts/accounts.rules";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useMessage } from "../../platform/language.ts";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toast } from "../../ui/toast.tsx";
import { useSendConfirmation } from "./confirmation.api.ts";
import { useNoteInterrupted } from "./interrupted-page.ts";
import { useProfile } from "./profile.api.ts";

/**
 * Tells the user up front that publishing requires a confirmed email, with a button to resend the link; or that the
 * account could not be loaded.
 */
export function EmailNeeded({ uid }: { uid: string }) {
  const { t } = useLingui();
  const message = useMessage();
  const failureWords = useFailureWords();
  const profile = useProfile(uid);
  const { data: account } = profile;
  const { mutate, error, isPending } = useSendConfirmation();
  useNoteInterrupted(account !== undefined && !account.emailVerified);
  if (hasFailed(profile)) {
    return (
      <LoadFailure query={profile}>
        <Trans>Getting profile failed.</Trans>
      </LoadFailure>
    );
  }
  if (account === undefined || account.emailVerified) return null;
  const { email } = account;
  return (
    <Notice tone="warning">
      <p>{message(ACCOUNT_MESSAGES.emailNeeded)}</p>
      <p className="font-normal wrap-anywhere">
        <Trans>We sent it to {email}.</Trans>
      </p>
      {error && <p className="text-danger">{failureWords(error, t`The link could not be sent.`)}</p>}
      <Button
        kind="link"
        pending={isPending}
        onClick={() => mutate(undefined, { onSuccess: (sentence) => toast.success(sentence) })}
      >
        <Trans>Send the email again</Trans>
      </Button>
    </Notice>
  );
}
