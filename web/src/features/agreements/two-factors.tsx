import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { LocalLink } from "../../platform/local-link.tsx";
import { Notice } from "../../ui/notice.tsx";

/** What the owner asks signers for, said before they sign; `isReady` if the account has one of the two. */
export function TwoFactors({ isReady }: { isReady: boolean }) {
  return (
    <Notice tone={isReady ? "info" : "warning"}>
      <p>
        <Trans>The owner asks for a passkey, or for your password and a code from an authenticator app.</Trans>
      </p>
      {!isReady && (
        <LocalLink
          to={`${paths.profile()}#second-factor`}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          <Trans>Set up an authenticator app or a passkey first</Trans>
        </LocalLink>
      )}
    </Notice>
  );
}
