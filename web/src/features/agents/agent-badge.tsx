import { Trans } from "@lingui/react/macro";
import type { ShownLicence } from "@vestpocket/domain/agents/agents.rules";
import { BadgeCheck } from "lucide-react";
import { LicenceLine } from "../../shared/agents/licence-line.tsx";
import { Badge } from "../../ui/badge.tsx";

/** Whether an administrator has checked the agent's licence, and when; null unless the check counts. */
export function AgentBadge({ licence }: { licence: ShownLicence | null }) {
  if (licence === null) {
    return (
      <Badge>
        <LicenceLine licence={null} />
      </Badge>
    );
  }
  return (
    <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <Badge tone="success" icon={<BadgeCheck size={16} aria-hidden="true" />}>
        <Trans>Verified Agent</Trans>
      </Badge>
      <span className="text-13 text-muted">
        <LicenceLine licence={licence} />
      </span>
    </span>
  );
}

/** The same of somebody in the directory: the day of the check is YYYY-MM-DD. */
export function toShownLicence({ licenceCheckedOn }: { licenceCheckedOn: string | null }): ShownLicence | null {
  return licenceCheckedOn === null ? null : { checkedOn: licenceCheckedOn };
}
