import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useFailureWords } from "../../../platform/failure-words.ts";
import { ApiFailure } from "../../../platform/http.ts";
import { useLocalPath } from "../../../platform/language.ts";
import { LoadFailure } from "../../../platform/load-failure.tsx";
import { PageHead } from "../../../platform/page-head.tsx";
import { Queries } from "../../../platform/queries.tsx";
import { QueryFrame } from "../../../platform/query-frame.tsx";
import { useReturnQuery } from "../../../platform/return-path.ts";
import { useSession } from "../../../platform/session.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Loading } from "../../../ui/loading.tsx";
import { NeedsScripts } from "../../../ui/needs-scripts.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useThread } from "./thread.api.ts";
import { ThreadView } from "./thread-view.tsx";

/** A ticket's page for whoever wrote it. Opening it changes nothing: programs that scan email open links too. */
export function TicketThread({ ticketKey }: { ticketKey: string }) {
  return (
    <Queries>
      <Page ticketKey={ticketKey} />
    </Queries>
  );
}

function Page({ ticketKey }: { ticketKey: string }) {
  const { t } = useLingui();
  const query = useThread(ticketKey);
  return (
    <>
      <PageHead title={query.data?.number ?? t`Your ticket`} />
      <NeedsScripts />
      <QueryFrame
        query={query}
        loading={
          <Loading>
            <Skeleton className="h-96" />
          </Loading>
        }
        failure={<Failed query={query} />}
      >
        {(thread) => <ThreadView ticketKey={ticketKey} thread={thread} />}
      </QueryFrame>
    </>
  );
}

function Failed({ query }: { query: ReturnType<typeof useThread> }) {
  const { state } = useSession();
  const toWords = useFailureWords();
  const localPath = useLocalPath();
  const returnQuery = useReturnQuery();
  const { error } = query;
  return (
    <>
      <h1 className="mb-6 text-28 sm:text-36">
        <Trans>Your ticket</Trans>
      </h1>
      {error instanceof ApiFailure && error.status === 404 ? (
        <>
          <Notice tone="info">{toWords(error)}</Notice>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink to={localPath(paths.ticket())}>
              <Trans>Submit a ticket</Trans>
            </ButtonLink>
            {state === "signed-out" && (
              <ButtonLink kind="secondary" to={`${localPath(paths.login())}?${returnQuery}`}>
                <Trans>Log in to see your ticket</Trans>
              </ButtonLink>
            )}
          </div>
        </>
      ) : (
        <LoadFailure query={query}>
          <Trans>Your ticket could not be loaded.</Trans>
        </LoadFailure>
      )}
    </>
  );
}
