import { Plural, Trans } from "@lingui/react/macro";
import type { Figures, Waiting } from "@vestpocket/domain/figures/figures.schema";
import { paths } from "@vestpocket/domain/shared/paths";
import {
  BadgeCheck,
  Building2,
  CircleDollarSign,
  LifeBuoy,
  MailX,
  MessagesSquare,
  RotateCcw,
  SearchX,
  UserPlus,
} from "lucide-react";
import type { ReactNode } from "react";
import { Amount } from "../../platform/amount.tsx";
import { useLocalPath } from "../../platform/language.ts";
import { SummaryCard } from "../../ui/summary-card.tsx";
import { FigureCount } from "./figure-count.tsx";

interface FigureCardsProps {
  figures: Figures;
  waiting: Waiting;
  /** Of the figures that belong to one. */
  period: string;
}

/** One figure each, and the way to the list behind it. */
export function FigureCards({ figures, waiting, period }: FigureCardsProps) {
  const localPath = useLocalPath();
  const { listings, members, inquiries, signUps, revenue, searches } = figures;
  const active = listings.find(({ status }) => status === "active")?.listings ?? 0;
  const all = listings.reduce((sum, each) => sum + each.listings, 0);
  const to = (part: string) => localPath(paths.admin(part));
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <SummaryCard icon={Building2} title={<Trans>Active listings</Trans>} to={to("listings?status=active")}>
        <Figure note={<Plural value={all} one="of # listing" other="of # listings" />}>
          <FigureCount value={active} />
        </Figure>
      </SummaryCard>
      <SummaryCard icon={UserPlus} title={<Trans>Sign-ups</Trans>} to={to("users")}>
        <Figure note={period}>
          <FigureCount value={signUps.total} />
        </Figure>
      </SummaryCard>
      <SummaryCard icon={CircleDollarSign} title={<Trans>Revenue</Trans>} to={to("orders?status=paid")}>
        <Figure note={period}>
          <Amount cents={revenue.plansCents + revenue.membershipsCents} />
        </Figure>
      </SummaryCard>
      <SummaryCard icon={BadgeCheck} title={<Trans>Agent Pro members</Trans>} to={to("orders?kind=membership")}>
        <Figure note={<Trans>Paid for at this moment</Trans>}>
          <FigureCount value={members} />
        </Figure>
      </SummaryCard>
      <SummaryCard icon={MessagesSquare} title={<Trans>Inquiries to owners</Trans>} to={to("reports")}>
        <Figure note={<Plural value={waiting.reports} one="# report to look at" other="# reports to look at" />}>
          <FigureCount value={inquiries} />
        </Figure>
      </SummaryCard>
      <SummaryCard icon={SearchX} title={<Trans>Searches without results</Trans>} to="#searches">
        <Figure note={<Plural value={searches.searches} one="of # search" other="of # searches" />}>
          <FigureCount value={searches.misses} />
        </Figure>
      </SummaryCard>
      <SummaryCard icon={LifeBuoy} title={<Trans>Open tickets</Trans>} to={to("tickets")}>
        <Figure note={<Trans>Waiting to be closed</Trans>}>
          <FigureCount value={waiting.tickets} />
        </Figure>
      </SummaryCard>
      <SummaryCard icon={RotateCcw} title={<Trans>Orders to refund</Trans>} to={to("orders?status=undelivered")}>
        <Figure note={<Trans>Paid, but not delivered</Trans>}>
          <FigureCount value={waiting.orders} />
        </Figure>
      </SummaryCard>
      <SummaryCard icon={MailX} title={<Trans>Failed messages</Trans>} to={to("messages")}>
        <Figure note={<Trans>That reached nobody</Trans>}>
          <FigureCount value={waiting.messages} />
        </Figure>
      </SummaryCard>
    </div>
  );
}

function Figure({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <>
      <p className="tabular font-serif text-36 font-semibold">{children}</p>
      <p className="text-muted">{note}</p>
    </>
  );
}
