import { Trans, useLingui } from "@lingui/react/macro";
import type { Waiting, WaitingList } from "@vestpocket/domain/metrics/metrics.schema";
import type { AdministratorRole } from "@vestpocket/domain/shared/administrator-roles";
import { paths } from "@vestpocket/domain/shared/paths";
import { Activity, useState } from "react";
import { Outlet } from "react-router";
import { AdminSearch } from "../features/lookups/admin-search.tsx";
import { useAdministration } from "../features/metrics/metrics.api.ts";
import { SecondFactorPrompt } from "../features/sessions/second-factor-prompt.tsx";
import { usePathInEveryLanguage } from "../platform/language.ts";
import { hasFailed, LoadFailure } from "../platform/load-failure.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { KeptAnswers } from "../platform/queries.tsx";
import { AdministratorRoleContext, useMayOpen } from "../shared/administrators/rights.tsx";
import { CountMark } from "../ui/count-mark.tsx";
import { PageContainer } from "../ui/page-container.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { AdminFrame } from "./admin-frame.tsx";
import { ADMIN_ENTRIES } from "./admin-navigation.ts";
import { OutsideRole } from "./admin-outside-role.tsx";
import NotFoundPage from "./not-found-page.tsx";

/**
 * Shows the administration only if the server allows it; others get a 404 page. A session that was confirmed too long
 * ago is asked for a code, even in the middle of work: the page is then hidden, and what was being typed stays.
 */
export default function AdminLayout() {
  const { t } = useLingui();
  const query = useAdministration();
  const { data } = query;
  const isUnconfirmed = data?.access === "unconfirmed";
  const [known, setKnown] = useState<Known>();
  const fresh = data?.waiting && data.role ? { waiting: data.waiting, role: data.role } : undefined;
  const shown = isUnconfirmed ? known : fresh;
  if (shown?.waiting !== known?.waiting || shown?.role !== known?.role) setKnown(shown);

  if (data?.access === "refused") return <NotFoundPage />;
  if (isUnconfirmed || shown) {
    return (
      <>
        {shown && (
          <Activity mode={isUnconfirmed ? "hidden" : "visible"}>
            <AdministratorRoleContext value={shown.role}>
              <Frame {...shown} />
            </AdministratorRoleContext>
          </Activity>
        )}
        {isUnconfirmed && (
          <>
            <KeptAnswers />
            <PageHead title={t`Administration`} />
            <SecondFactorPrompt onConfirmed={query.refetch} />
          </>
        )}
      </>
    );
  }
  return (
    <PageContainer className="min-h-[60vh] py-16">
      <PageHead title={t`Administration`} />
      {hasFailed(query) ? (
        <LoadFailure query={query}>
          <Trans>The admin area could not be loaded.</Trans>
        </LoadFailure>
      ) : (
        <div className="flex justify-center pt-16 text-muted">
          <Spinner size={32} label={t`Loading…`} />
        </div>
      )}
    </PageContainer>
  );
}

/** What is shown of the administration, also while its session waits for a code. */
interface Known {
  readonly waiting: Waiting;
  readonly role: AdministratorRole;
}

const ALL_LISTS = ADMIN_ENTRIES.flatMap(({ waiting = [] }) => waiting);
const sum = (waiting: Waiting, lists: readonly WaitingList[]) => lists.reduce((all, list) => all + waiting[list], 0);

function Frame({ waiting, role }: Known) {
  const { t, i18n } = useLingui();
  const mayOpen = useMayOpen();
  const page = usePathInEveryLanguage().slice(paths.admin().length + 1);
  const entries = ADMIN_ENTRIES.filter((entry) => mayOpen(entry.page)).map(({ page, label, waiting: lists, icon }) => ({
    icon,
    path: paths.admin(page),
    label: i18n._(label),
    mark: lists !== undefined && <CountMark count={sum(waiting, lists)} words={t`waiting`} />,
    hasPagesUnder: page !== "",
  }));
  return (
    <AdminFrame
      label={t`Administration`}
      entries={entries}
      mark={<CountMark count={sum(waiting, ALL_LISTS)} words={t`waiting`} />}
      tools={<AdminSearch />}
    >
      {mayOpen(page) ? <Outlet /> : <OutsideRole role={role} />}
    </AdminFrame>
  );
}
