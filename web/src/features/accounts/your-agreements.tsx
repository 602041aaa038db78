import { Trans } from "@lingui/react/macro";
import { toPolicyTextPath } from "@vestpocket/domain/accounts/policies.rules";
import type { Agreement } from "@vestpocket/domain/accounts/policies.schema";
import { formatDate } from "../../platform/formatting.ts";
import { useLanguage } from "../../platform/language.ts";
import { PolicyName } from "./policy-name.tsx";

/** Which versions of the terms and the privacy notice the user agreed to, each with its original text. */
export function YourAgreements({ agreements }: { agreements: readonly Agreement[] }) {
  const language = useLanguage();
  if (agreements.length === 0) return <Trans>Nothing is recorded for this account.</Trans>;
  return (
    <ul className="space-y-1">
      {agreements.map((agreement) => {
        const date = formatDate(agreement.agreedAt.seconds, language);
        const { version } = agreement;
        return (
          <li key={agreement.policy}>
            <PolicyName policy={agreement.policy} />
            {", "}
            <a
              href={toPolicyTextPath(agreement, agreement.language)}
              target="_blank"
              rel="noreferrer"
              className="text-link underline underline-offset-4"
            >
              <Trans>version {version}</Trans>
            </a>
            , {date}
          </li>
        );
      })}
    </ul>
  );
}
