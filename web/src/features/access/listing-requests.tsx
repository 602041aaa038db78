import { Trans } from "@lingui/react/macro";
import type { AccessRequest } from "@vestpocket/domain/access/access.schema";
import { ownerStepsIn } from "@vestpocket/domain/access/states.rules";
import { paths } from "@vestpocket/domain/shared/paths";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useRowDialog } from "../../ui/use-row-dialog.ts";
import { useRequests } from "./access.api.ts";
import { RequestCard } from "./request-card.tsx";
import { RequestDialogs } from "./request-dialogs.tsx";

const LINK = "inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4";

/** On the page of a listing's owner: the requests to decide, and where the people with access are. */
export function ListingRequests({ listingId }: { listingId: string }) {
  const query = useRequests({ box: "waiting", page: 1, listing: listingId });
  const asked = useAskedStep();
  return (
    <section aria-labelledby="requests-heading">
      <h2 id="requests-heading" className="text-22">
        <Trans>Access requests</Trans>
      </h2>
      <div className="mt-4">
        <QueryFrame
          query={query}
          loading={
            <Loading>
              <Skeleton className="h-24" />
            </Loading>
          }
          failure={
            <LoadFailure query={query}>
              <Trans>The requests could not be loaded.</Trans>
            </LoadFailure>
          }
        >
          {({ requests }) => <Requests key={asked.id} requests={requests} asked={asked} />}
        </QueryFrame>
      </div>
      <p className="mt-2 flex flex-wrap gap-x-6">
        <LocalLink to={paths.accessBox("current", listingId)} className={LINK}>
          <Trans>People you approved</Trans>
        </LocalLink>
        <LocalLink to={paths.accessSigners(listingId)} className={LINK}>
          <Trans>People with access by signature</Trans>
        </LocalLink>
        <LocalLink to={paths.accessBox("past", listingId)} className={LINK}>
          <Trans>Past requests</Trans>
        </LocalLink>
      </p>
    </section>
  );
}

function Requests({ requests, asked }: { requests: readonly AccessRequest[]; asked: AskedStep }) {
  const { row, isOpen, show, close } = useRowDialog(findAsked(requests, asked));
  // Said only of what was gone on arrival: a request that is decided here leaves the list, too.
  const [isGone] = useState(asked.id !== null && requests.every(({ id }) => id !== asked.id));
  return (
    <>
      {isGone && (
        <div className="mb-4">
          <Notice tone="info">
            <Trans>This request no longer waits for your decision.</Trans>
          </Notice>
        </div>
      )}
      {requests.length === 0 ? (
        <p className="rounded-card border border-dashed border-line-strong px-5 py-8 text-center text-14 text-muted">
          <Trans>
            No requests are waiting for your decision. Readers ask on the listing’s page, and you are told at once.
          </Trans>
        </p>
      ) : (
        <ul className={`grid gap-4 ${requests.length > 1 ? "xl:grid-cols-2" : ""}`}>
          {requests.map((request) => (
            <li key={request.id}>
              <RequestCard request={request} onStep={(step) => show({ request, step })} />
            </li>
          ))}
        </ul>
      )}
      {row && (
        <RequestDialogs
          request={row.request}
          step={isOpen ? row.step : undefined}
          onClose={() => {
            close();
            asked.forget();
          }}
        />
      )}
    </>
  );
}

interface AskedStep {
  readonly id: string | null;
  readonly step: string | null;
  readonly forget: () => void;
}

/** The decision that the address names, as a link in an email does. Opening it decides nothing: its dialog asks. */
function useAskedStep(): AskedStep {
  const [search, setSearch] = useSearchParams();
  const id = search.get("request");
  return {
    id,
    step: search.get("step"),
    forget() {
      if (id === null) return;
      search.delete("request");
      search.delete("step");
      setSearch(search, { replace: true, preventScrollReset: true });
    },
  };
}

function findAsked(requests: readonly AccessRequest[], { id, step: asked }: AskedStep) {
  const request = requests.find((each) => each.id === id);
  const step = request && ownerStepsIn(request.standing.kind).find((each) => each === asked);
  return request && step && { request, step };
}
