import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLocalPath } from "../../platform/language.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Outcome } from "../../ui/outcome.tsx";

/** `sentence`: the server's message about the link; undefined if the page was opened without one. */
export function DeadResetLink({ sentence }: { sentence: string | undefined }) {
  const askAnew = (
    <ButtonLink to={useLocalPath()(paths.forgotPassword())} size="large" className="w-full">
      <Trans>Request a new link</Trans>
    </ButtonLink>
  );
  if (sentence) {
    return (
      <Outcome tone="danger" sentence={sentence}>
        <p className="text-14 text-muted">
          <Trans>Each link can be used once and expires after one hour.</Trans>
        </p>
        {askAnew}
      </Outcome>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <Notice tone="info">
        <Trans>To set a new password, open the link in our email or request a new one.</Trans>
      </Notice>
      {askAnew}
    </div>
  );
}
