import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { Suspense } from "react";
import { Navigate, Outlet } from "react-router";
import { addCatalogue } from "../../platform/catalogues.ts";
import { useLocalPath } from "../../platform/language.ts";
import { lazyExtra } from "../../platform/lazy-extra.ts";
import { Queries } from "../../platform/queries.tsx";
import { useReturnQuery } from "../../platform/return-path.ts";
import { resolveSession, useSession } from "../../platform/session.ts";
import { Button } from "../../ui/button.tsx";
import { ClosedShutter } from "../../ui/drawings.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Spinner } from "../../ui/spinner.tsx";

const FocusKeeper = lazyExtra(async () => (await import("../../ui/focus-keeper.tsx")).FocusKeeper);

// The texts of all pages within. The gate is a separate route, which the browser loads in parallel.
if (!import.meta.env.SSR) await addCatalogue("members");

/** Guards pages for signed-in users; others are sent to /login and back. */
export default function LoginGate() {
  const { t } = useLingui();
  const { state } = useSession();
  const localPath = useLocalPath();
  const returnQuery = useReturnQuery();
  switch (state) {
    case "signed-in":
      return (
        <Queries>
          <Suspense>
            <FocusKeeper />
          </Suspense>
          {/* Full height, so that the footer does not appear and then jump while a page loads. */}
          <div className="min-h-dvh print:min-h-0">
            <Outlet />
          </div>
        </Queries>
      );
    case "signed-out":
      return <Navigate replace to={`${localPath(paths.login())}?${returnQuery}`} />;
    case "resolving":
      // As tall as the content that follows.
      return (
        <>
          <title>Vestpocket</title>
          <div className="flex min-h-dvh items-start justify-center pt-[28vh] text-muted">
            <Spinner size={32} label={t`Loading…`} />
          </div>
        </>
      );
    case "unreachable":
      return (
        <>
          <title>Vestpocket</title>
          <EmptyState
            as="h1"
            drawing={<ClosedShutter />}
            action={
              <Button onClick={resolveSession}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            <Trans>Vestpocket cannot be reached. Check your connection.</Trans>
          </EmptyState>
        </>
      );
  }
}
