import { Trans } from "@lingui/react/macro";
import type { AdministratorRole } from "@vestpocket/domain/shared/administrator-roles";
import { useRoleNames } from "../../shared/administrators/role-names.ts";
import { Badge } from "../../ui/badge.tsx";
import { DOT } from "../../ui/dot.ts";

interface UserMarksProps {
  role: "member" | "administrator";
  /** What the account is an administrator for, where that is shown. */
  administratorRole?: AdministratorRole | null;
  disabled: boolean;
  isSubscribed: boolean;
  isAgent: boolean;
  isVerified: boolean;
}

/** Badges for an account's role and status. */
export function UserMarks(props: UserMarksProps) {
  const { role, administratorRole, disabled, isSubscribed, isAgent, isVerified } = props;
  const names = useRoleNames();
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
          {administratorRole && `${DOT}${names[administratorRole]}`}
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
