import { Plural, Trans } from "@lingui/react/macro";
import type { Metrics } from "@vestpocket/domain/metrics/metrics.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import { BadgeCheck, Building2, CircleDollarSign, MessagesSquare, SearchX, UserPlus } from "lucide-react";
import type { ReactNode } from "react";
import { Amount } from "../../platform/amount.tsx";
import { useLocalPath } from "../../platform/language.ts";
import { useMayOpen } from "../../shared/administrators/rights.tsx";
import { SummaryCard } from "../../ui/summary-card.tsx";
import { MetricCount } from "./metric-count.tsx";

interface MetricCardsProps {
  metrics: Metrics;
  /** The period of the metrics. */
  period: string;
}

/** One metric each, linked to the list behind it. */
export function MetricCards({ metrics, period }: MetricCardsProps) {
  const localPath = useLocalPath();
  const { listings, members, inquiries, signUps, revenue, searches } = metrics;
  const active = listings.find(({ status }) => status === "active")?.listings ?? 0;
  const all = listings.reduce((sum, each) => sum + each.listings, 0);
  const mayOpen = useMayOpen();
  const to = (page: string) => (mayOpen(page) ? localPath(paths.admin(page)) : undefined);
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <SummaryCard icon={Building2} title={<Trans>Active listings</Trans>} to={to("listings?status=active")}>
        <Metric note={<Plural value={all} one="of # listing" other="of # listings" />}>
          <MetricCount value={active} />
        </Metric>
      </SummaryCard>
      <SummaryCard icon={UserPlus} title={<Trans>Sign-ups</Trans>} to={to("users")}>
        <Metric note={period}>
          <MetricCount value={signUps.total} />
        </Metric>
      </SummaryCard>
      <SummaryCard icon={CircleDollarSign} title={<Trans>Revenue</Trans>} to={to("orders?status=paid")}>
        <Metric note={period}>
          <Amount cents={revenue.plansCents + revenue.membershipsCents} />
        </Metric>
      </SummaryCard>
      <SummaryCard icon={BadgeCheck} title={<Trans>Agent Pro members</Trans>} to={to("orders?kind=membership")}>
        <Metric note={<Trans>Currently active</Trans>}>
          <MetricCount value={members} />
        </Metric>
      </SummaryCard>
      <SummaryCard icon={MessagesSquare} title={<Trans>Inquiries to owners</Trans>} to={to("listings?interest=some")}>
        <Metric note={period}>
          <MetricCount value={inquiries} />
        </Metric>
      </SummaryCard>
      <SummaryCard icon={SearchX} title={<Trans>Searches without results</Trans>} to="#searches">
        <Metric note={<Plural value={searches.searches} one="of # search" other="of # searches" />}>
          <MetricCount value={searches.misses} />
        </Metric>
      </SummaryCard>
    </div>
  );
}

function Metric({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <>
      <p className="tabular font-serif text-36 font-semibold">{children}</p>
      <p className="text-muted">{note}</p>
    </>
  );
}
