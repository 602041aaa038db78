import { Trans } from "@lingui/react/macro";
import { Badge } from "../../ui/badge.tsx";

interface UserMarksProps {
  role: "member" | "administrator";
  disabled: boolean;
  isSubscribed: boolean;
  isAgent: boolean;
  isVerified: boolean;
}

/** Badges for an account's role and status. */
export function UserMarks({ role, disabled, isSubscribed, isAgent, isVerified }: UserMarksProps) {
  return (
    <span className="flex flex-wrap gap-1.5">
      {disabled && (
        <Badge tone="danger">
          <Trans>Disabled</Trans>
        </Badge>
      )}
      {role === "administrator" && (
        <Badge tone="ink">
          <Trans>Administrator</Trans>
        </Badge>
      )}
      {isSubscribed && <Badge tone="brass">Agent Pro</Badge>}
      {isVerified && (
        <Badge tone="success">
          <Trans>Verified Agent</Trans>
        </Badge>
      )}
      {isAgent && !isVerified && (
        <Badge>
          <Trans>Licence not checked</Trans>
        </Badge>
      )}
    </span>
  );
}
