import { Trans } from "@lingui/react/macro";
import { RESET_LINK_MINUTES } from "@vestpocket/domain/accounts/accounts.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLocalPath } from "../../platform/language.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Outcome } from "../../ui/outcome.tsx";

/** `sentence`: what the server said of the link; none where the page was opened without one. */
export function DeadResetLink({ sentence }: { sentence: string | undefined }) {
  const askAnew = (
    <ButtonLink to={useLocalPath()(paths.forgotPassword())} size="large" className="w-full">
      <Trans>Ask for a new link</Trans>
    </ButtonLink>
  );
  if (sentence) {
    return (
      <Outcome tone="danger" sentence={sentence}>
        <p className="text-14 text-muted">
          <Trans>A link works once, within {RESET_LINK_MINUTES} minutes.</Trans>
        </p>
        {askAnew}
      </Outcome>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <Notice tone="info">
        <Trans>A new password is set by the link in our message. Open that link, or ask for a new one.</Trans>
      </Notice>
      {askAnew}
    </div>
  );
}
