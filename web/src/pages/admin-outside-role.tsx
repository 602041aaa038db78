import { Trans, useLingui } from "@lingui/react/macro";
import type { AdministratorRole } from "@vestpocket/domain/shared/administrator-roles";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLocalPath } from "../platform/language.ts";
import { PageHead } from "../platform/page-head.tsx";
import { useRoleNames } from "../shared/administrators/role-names.ts";
import { ButtonLink } from "../ui/button.tsx";
import { ClosedShutter } from "../ui/drawings.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** Instead of a page that an administrator's role does not include. */
export function OutsideRole({ role }: { role: AdministratorRole }) {
  const { t } = useLingui();
  const localPath = useLocalPath();
  const name = useRoleNames()[role];
  return (
    <>
      <PageHead title={t`Administration`} />
      <EmptyState
        as="h1"
        drawing={<ClosedShutter />}
        action={
          <>
            <p className="basis-full text-muted">
              <Trans>Your role is {name}. Administrators with the Full role can change it.</Trans>
            </p>
            <ButtonLink to={localPath(paths.admin())}>
              <Trans>Overview</Trans>
            </ButtonLink>
          </>
        }
      >
        <Trans>Your role does not include this page.</Trans>
      </EmptyState>
    </>
  );
}
