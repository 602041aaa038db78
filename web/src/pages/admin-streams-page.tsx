import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { StreamFigures } from "../features/messages/stream-figures.tsx";
import { AdminTitle } from "../platform/admin-title.tsx";
import { LocalLink } from "../platform/local-link.tsx";
import { PageHead } from "../platform/page-head.tsx";

export default function AdminStreamsPage() {
  const { t } = useLingui();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title={t`Email streams`} />
      <AdminTitle>
        <Trans>Email streams</Trans>
      </AdminTitle>
      <StreamFigures />
      <p className="mt-8">
        <LocalLink to={paths.admin("suppressions")} className="text-link underline underline-offset-4">
          <Trans>Suppressed addresses</Trans>
        </LocalLink>
      </p>
    </div>
  );
}
