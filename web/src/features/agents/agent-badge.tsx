import { Trans } from "@lingui/react/macro";
import { BadgeCheck } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";

/** Shows whether an administrator has verified the agent's licence. */
export function AgentBadge({ isVerified }: { isVerified: boolean }) {
  return isVerified ? (
    <Badge tone="success" icon={<BadgeCheck size={16} aria-hidden="true" />}>
      <Trans>Verified Agent</Trans>
    </Badge>
  ) : (
    <Badge>
      <Trans>Agent</Trans>
    </Badge>
  );
}
