import { Trans } from "@lingui/react/macro";
import type { Signature } from "@vestpocket/domain/agreements/agreements.schema";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { DOT } from "../../ui/dot.ts";

/** The signer, on whose behalf, and when. */
export function SignatureFacts({ signature }: { signature: Signature }) {
  const { name, company, title, accountName, email, version, signedAt } = signature;
  const moment = formatMoment(signedAt.seconds, useLanguage());
  return (
    <>
      <p className="font-semibold break-words">
        {company === null ? (
          name
        ) : (
          <Trans>
            {name}, for {company}
          </Trans>
        )}
        {title !== null && `, ${title}`}
      </p>
      {accountName !== null && (
        <p className="text-14 break-words text-warning">
          <Trans>The account is in another name: {accountName}</Trans>
        </p>
      )}
      <p className="text-14 break-words text-muted">
        {email}
        {DOT}
        <Trans>
          Signed version {version} on {moment}
        </Trans>
      </p>
    </>
  );
}
