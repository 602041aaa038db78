import { Trans } from "@lingui/react/macro";
import { POLICY_VERSIONS, type Policy, toPolicyTextPath } from "@vestpocket/domain/accounts/policies.rules";
import { useLanguage } from "../../../platform/language.ts";

/**
 * The version of a policy on this page, with its text as a file. Update the version when the text changes
 * (operations/day-to-day.md).
 */
export function PolicyVersion({ policy }: { policy: Policy }) {
  const language = useLanguage();
  const version = POLICY_VERSIONS[policy];
  return (
    <p className="text-14 text-muted">
      <Trans>
        This is version {version}. We keep{" "}
        <a href={toPolicyTextPath({ policy, version }, language)} className="text-link underline underline-offset-4">
          its text
        </a>{" "}
        and that of every earlier version, and record which one you agreed to, when and in which language. It has “[…]”
        where this page shows details of its operator, which can change without a new version.
      </Trans>
    </p>
  );
}
