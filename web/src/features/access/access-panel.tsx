import { Trans } from "@lingui/react/macro";
import type { OwnAccess } from "@vestpocket/domain/access/access.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useHashTarget } from "../../ui/use-hash-target.ts";
import { useOwnAccess } from "./access.api.ts";
import { AskForm } from "./ask-form.tsx";
import { Decided } from "./decided.tsx";
import { OpenRequest } from "./open-request.tsx";

/** A reader's access status for a listing that withholds something, and the form to request access. */
export function AccessPanel({ listingId }: { listingId: string }) {
  const query = useOwnAccess(listingId);
  useHashTarget();
  return (
    <section
      id="access"
      tabIndex={-1}
      aria-labelledby="access-heading"
      className="mt-4 scroll-mt-4 rounded-card border border-line bg-raised p-6 print:hidden"
    >
      <h2 id="access-heading" className="text-22">
        <Trans>Your access</Trans>
      </h2>
      <div className="mt-4 space-y-4">
        <QueryFrame
          query={query}
          loading={
            <Loading>
              <Skeleton className="h-24" />
            </Loading>
          }
          failure={
            <LoadFailure query={query}>
              <Trans>Your access could not be loaded.</Trans>
            </LoadFailure>
          }
        >
          {(access) => <Standing listingId={listingId} access={access} />}
        </QueryFrame>
      </div>
    </section>
  );
}

function Standing({ listingId, access }: { listingId: string; access: OwnAccess }) {
  const { request, decision, isEmailConfirmed, shown } = access;
  if (request !== null && (request.state === "open" || request.state === "questioned")) {
    return <OpenRequest listingId={listingId} request={request} />;
  }
  return (
    <>
      <Decided access={access} />
      {decision !== "live" && (isEmailConfirmed ? <AskForm listingId={listingId} shown={shown} /> : <ConfirmEmail />)}
    </>
  );
}

function ConfirmEmail() {
  return (
    <Notice tone="warning">
      <p>
        <Trans>Please confirm your email before you request access: the owner sees it.</Trans>
      </p>
      <LocalLink
        to={paths.profile()}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        <Trans>Confirm my email</Trans>
      </LocalLink>
    </Notice>
  );
}
