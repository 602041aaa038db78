import { Trans } from "@lingui/react/macro";
import { AGENT_DISCOUNT_PERCENT } from "@vestpocket/domain/memberships/memberships.prices";
import { paths } from "@vestpocket/domain/shared/paths";
import { BadgeCheck, Gem } from "lucide-react";
import { useLocalPath } from "../../platform/language.ts";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Benefit } from "../../ui/benefit.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SummaryCard } from "../../ui/summary-card.tsx";
import { useIsSubscribed } from "./memberships.api.ts";

/** The membership card for members and non-members. Every state has the same height. */
export function MembershipCard({ uid }: { uid: string | undefined }) {
  const localPath = useLocalPath();
  const query = useIsSubscribed(uid);
  const heading = { icon: Gem, title: <Trans>My Membership Plan</Trans> };
  if (hasFailed(query)) {
    return (
      <SummaryCard {...heading}>
        <div className="min-h-19.5">
          <LoadFailure query={query}>
            <Trans>Failed to check subscription status</Trans>
          </LoadFailure>
        </div>
      </SummaryCard>
    );
  }
  switch (query.data) {
    case undefined:
      return (
        <SummaryCard {...heading}>
          <Loading className="flex min-h-19.5 flex-col justify-between">
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-5 w-2/5" />
          </Loading>
        </SummaryCard>
      );
    case true:
      return (
        <SummaryCard
          {...heading}
          aside={<MemberMark />}
          to={localPath(paths.agentPro())}
          action={<Trans>See my membership</Trans>}
        >
          <ul className="flex flex-col gap-1.5">
            <Benefit>
              <Trans>A profile in the agent directory</Trans>
            </Benefit>
            <Benefit>
              <Trans>The Agent Pro badge</Trans>
            </Benefit>
            <Benefit>
              <Trans>{AGENT_DISCOUNT_PERCENT}% off every paid listing</Trans>
            </Benefit>
          </ul>
        </SummaryCard>
      );
    case false:
      return (
        <SummaryCard {...heading} to={localPath(paths.agentPro())} action={<Trans>View or upgrade to Pro Agent</Trans>}>
          <p className="min-h-10 text-muted">
            <Trans>You have a free account.</Trans>
          </p>
        </SummaryCard>
      );
  }
}

function MemberMark() {
  return (
    <Badge tone="brass" icon={<BadgeCheck size={16} aria-hidden="true" />}>
      Agent Pro
    </Badge>
  );
}
