import { Trans } from "@lingui/react/macro";
import { REFUSED_AUTOMATICALLY } from "@vestpocket/domain/access/access.rules";
import type { OwnAccess } from "@vestpocket/domain/access/access.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { withValues } from "@vestpocket/domain/shared/text";
import type { ReactNode } from "react";
import { useMessage } from "../../platform/language.ts";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { QueryFrame } from "../../platform/query-frame.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useHashTarget } from "../../ui/use-hash-target.ts";
import { useOwnAccess } from "./access.api.ts";
import { AskForm } from "./ask-form.tsx";
import { AskForReview } from "./automatic-refusal.tsx";
import { OpenRequest } from "./open-request.tsx";
import { SignLink } from "./sign-link.tsx";
import { StandingNotice } from "./standing-notice.tsx";

interface AccessPanelProps {
  listingId: string;
  /** Where else the reader can go, below their next step; `isReading`: that is what they do next. */
  links?: (reader: { isReading: boolean }) => ReactNode;
}

/** Where a reader stands with a listing that withholds something, and what they do next. */
export function AccessPanel({ listingId, links }: AccessPanelProps) {
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
      {links?.({ isReading: query.data?.standing.next === "read" })}
    </section>
  );
}

function Standing({ listingId, access }: { listingId: string; access: OwnAccess }) {
  const { standing, request, reason } = access;
  const { kind, next, signing } = standing;
  const message = useMessage();
  // Where the listing's settings declined the request, nobody has read it yet.
  const domain = kind === "refused" ? request?.refusedDomain : null;
  const isAutomatic = typeof domain === "string";
  const written = kind === "revoked" ? reason : kind === "refused" ? request?.note : "";
  return (
    <>
      <StandingNotice
        standing={standing}
        written={written}
        said={isAutomatic ? message(withValues(REFUSED_AUTOMATICALLY, { domain })) : undefined}
      />
      {isAutomatic && <AskForReview listingId={listingId} />}
      {next === "sign" && <SignLink listingId={listingId} isNext className="w-full" />}
      {!isAutomatic && <NextStep listingId={listingId} access={access} />}
      {next !== "sign" && (signing === "adds" || signing === "opens") && (
        <SignLink listingId={listingId} className="w-full" />
      )}
    </>
  );
}

function NextStep({ listingId, access: { standing, request, shown } }: { listingId: string; access: OwnAccess }) {
  const { kind, next } = standing;
  if (next === "ask") return <AskForm listingId={listingId} shown={shown} />;
  if (next === "confirm_email") return <ConfirmEmail />;
  if (request !== null && (kind === "waiting" || kind === "questioned")) {
    return <OpenRequest listingId={listingId} request={request} />;
  }
  return null;
}

const ConfirmEmail = () => (
  <LocalLink
    to={paths.profile()}
    className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
  >
    <Trans>Confirm my email</Trans>
  </LocalLink>
);
