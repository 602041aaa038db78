import { useLingui } from "@lingui/react/macro";
import type { AdministratorRole } from "@vestpocket/domain/shared/administrator-roles";

/** What the roles of administrators are called. */
export function useRoleNames(): Readonly<Record<AdministratorRole, string>> {
  const { t } = useLingui();
  return {
    support: t({ context: "administrator", message: "Support" }),
    finance: t({ context: "administrator", message: "Finance" }),
    full: t({ context: "administrator", message: "Full" }),
  };
}
