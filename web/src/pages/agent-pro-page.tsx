import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { ManageBilling } from "../features/memberships/manage-billing.tsx";
import { MembershipPanel } from "../features/memberships/membership-panel.tsx";
import { useMembership } from "../features/memberships/memberships.api.ts";
import { AgentProPanel } from "../features/resources/agent-pro-panel.tsx";
import { addCatalogue } from "../platform/catalogues.ts";
import { formatDate } from "../platform/formatting.ts";
import { useLanguage, useLocalPath } from "../platform/language.ts";
import { hasFailed, LoadFailure } from "../platform/load-failure.tsx";
import { LocalLink } from "../platform/local-link.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { useSession } from "../platform/session.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Loading } from "../ui/loading.tsx";
import { Notice } from "../ui/notice.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { toast } from "../ui/toast.tsx";

if (!import.meta.env.SSR) await addCatalogue("paying");

const POLL_MS = 1_000;
const POLL_FOR_MS = 20_000;

/** The membership page: the offer, or the user's membership. */
export default function AgentProPage() {
  const { t } = useLingui();
  return (
    <div className="pb-12 lg:pb-20">
      <PageHead title="Agent Pro" />
      <h1 className="mb-6 text-28 sm:text-36">Agent Pro</h1>
      <Content failed={t`Failed to check subscription status`} />
    </div>
  );
}

function Content({ failed }: { failed: string }) {
  const language = useLanguage();
  const localPath = useLocalPath();
  const { uid } = useSession();
  const checkout = useReturn();
  const query = useMembership({ pollMs: checkout.isAwaited && POLL_MS });
  const hasNothing = hasFailed(query);
  const membership = query.data;
  const isMember = membership?.isSubscribed === true;

  useEffect(() => {
    if (hasNothing) toast.error(failed);
  }, [hasNothing, failed]);
  useEffect(() => {
    if (isMember) checkout.end();
  }, [isMember, checkout.end]);

  if (hasNothing) return <LoadFailure query={query}>{failed}</LoadFailure>;
  if (membership === undefined || uid === undefined) {
    return (
      <Loading>
        <Skeleton className="h-80" />
      </Loading>
    );
  }
  if (isMember) {
    return (
      <div className="flex flex-col gap-4">
        {checkout.outcome === "success" && (
          <Notice tone="success">
            <Trans>Welcome to Agent Pro. Your membership has started.</Trans>
          </Notice>
        )}
        <MembershipPanel membership={membership} uid={uid} />
        {membership.agentDetails !== null && (
          <p className="flex flex-wrap gap-x-6">
            <LocalLink
              to={`${paths.profile()}#agent`}
              className="inline-flex min-h-11 items-center text-14 font-semibold text-link underline-offset-4 hover:underline"
            >
              <Trans>Change your brokerage or board</Trans>
            </LocalLink>
            <LocalLink
              to={paths.agent(uid)}
              className="inline-flex min-h-11 items-center text-14 font-semibold text-link underline-offset-4 hover:underline"
            >
              <Trans>See your profile in the directory</Trans>
            </LocalLink>
          </p>
        )}
      </div>
    );
  }
  const ended = membership.paidThrough && formatDate(membership.paidThrough.seconds, language);
  return (
    <div className="flex flex-col gap-4">
      {checkout.outcome === "success" && (
        <Notice tone={checkout.isAwaited ? "info" : "warning"}>
          {checkout.isAwaited ? (
            <Trans>Your payment is being confirmed…</Trans>
          ) : (
            <Trans>We have not received your payment yet. Please check again in a few minutes.</Trans>
          )}
        </Notice>
      )}
      {checkout.outcome === "cancelled" && (
        <Notice tone="info">
          <Trans>Checkout cancelled. You were not charged.</Trans>
        </Notice>
      )}
      {ended && (
        <p className="text-muted">
          <Trans>Your membership ended on {ended}.</Trans>
        </p>
      )}
      {membership.hasFailedRenewal && <ManageBilling />}
      <AgentProPanel />
      <div>
        <ButtonLink size="large" to={localPath(paths.agentProForm())}>
          <Trans>Upgrade</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}

/** The checkout result from the URL; removed from it so that it is shown once. */
function useReturn() {
  const [query, setQuery] = useSearchParams();
  const [outcome] = useState(() => query.get("checkout"));
  const [isAwaited, setIsAwaited] = useState(outcome === "success");
  const [end] = useState(() => () => setIsAwaited(false));
  const isNamed = query.has("checkout");
  useEffect(() => {
    if (isNamed) setQuery({}, { replace: true, preventScrollReset: true });
  }, [isNamed, setQuery]);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(end, POLL_FOR_MS);
    return () => clearTimeout(timer);
  }, [isAwaited, end]);
  return { outcome, isAwaited, end };
}
