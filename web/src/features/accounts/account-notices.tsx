import { Trans, useLingui } from "@lingui/react/macro";
import type { Profile } from "@vestpocket/domain/accounts/accounts.schema";
import { listNewPolicies } from "@vestpocket/domain/accounts/policies.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { useServersWords } from "../../platform/failure-words.ts";
import { ApiFailure } from "../../platform/http.ts";
import { useLocalPath } from "../../platform/language.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useSendConfirmation } from "./confirmation.api.ts";
import { PolicyNotice } from "./policy-notice.tsx";

/** Whether the account still has something to confirm or to agree to. */
export function hasNotices(profile: Profile): boolean {
  return !profile.emailVerified || !profile.phoneVerified || listNewPolicies(profile.agreements).length > 0;
}

/** What the account still has to confirm or agree to, each with an action. */
export function AccountNotices({ profile }: { profile: Profile }) {
  if (!hasNotices(profile)) return null;
  return (
    <div className="flex flex-col gap-3">
      <PolicyNotice profile={profile} />
      {!profile.emailVerified && <EmailNotice email={profile.email} />}
      {!profile.phoneVerified && <PhoneNotice />}
    </div>
  );
}

function EmailNotice({ email }: { email: string }) {
  const { t } = useLingui();
  const { mutate, data, error, isPending } = useSendConfirmation();
  const toWords = useServersWords();
  const isOffline = error instanceof ApiFailure && error.kind === "offline";
  const failure = isOffline
    ? t`Vestpocket cannot be reached. Check your connection.`
    : (error instanceof ApiFailure && toWords(error)) || t`An unexpected error occurred.`;
  return (
    <Notice tone="info">
      <p className="wrap-anywhere">
        <Trans>Your email is not confirmed yet. We sent the link to {email}.</Trans>
      </p>
      <Button kind="link" pending={isPending} onClick={() => mutate()}>
        <Trans>Send the link again</Trans>
      </Button>
      {data && <p className="font-normal">{data}</p>}
      {error && <p className="text-danger">{failure}</p>}
    </Notice>
  );
}

function PhoneNotice() {
  const localPath = useLocalPath();
  return (
    <Notice tone="info">
      <p>
        <Trans>Your phone number is not confirmed yet. Confirm it to post, pay and contact owners.</Trans>
      </p>
      <ButtonLink kind="link" to={`${localPath(paths.profile())}#phone`}>
        <Trans>Confirm your phone number</Trans>
      </ButtonLink>
    </Notice>
  );
}
