import { Trans } from "@lingui/react/macro";
import type { Policy } from "@vestpocket/domain/accounts/policies.rules";

export function PolicyName({ policy }: { policy: Policy }) {
  return policy === "terms" ? <Trans>Terms of use</Trans> : <Trans>Privacy</Trans>;
}
