import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useLocalPath } from "../platform/language.ts";
import { PageHead } from "../platform/page-head.tsx";
import { Button } from "../ui/button.tsx";
import { ClosedShutter } from "../ui/drawings.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** Replaces a page that crashed. Both actions reload the document, because the script itself may be broken. */
export function ErrorPage() {
  const { t } = useLingui();
  const localPath = useLocalPath();
  return (
    <main className="grid min-h-[70vh] place-items-center">
      <PageHead title={t`Something went wrong`} />
      <EmptyState
        as="h1"
        drawing={<ClosedShutter />}
        action={
          <>
            <Button onClick={() => window.location.reload()}>
              <Trans>Try again</Trans>
            </Button>
            <Button kind="secondary" onClick={() => window.location.assign(localPath(paths.home()))}>
              <Trans>Home</Trans>
            </Button>
          </>
        }
      >
        <Trans>Something went wrong, and this page could not be shown.</Trans>
      </EmptyState>
    </main>
  );
}
