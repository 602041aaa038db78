import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { useParams } from "react-router";
import { useRecount } from "../features/metrics/metrics.api.ts";
import { TicketDetail } from "../features/tickets/ticket-detail.tsx";
import { BackLink } from "../platform/back-link.tsx";

export default function AdminTicketPage() {
  const { id = "" } = useParams();
  const recount = useRecount();
  return (
    <div className="pb-12 lg:pb-20">
      <BackLink to={paths.admin("tickets")}>
        <Trans>All tickets</Trans>
      </BackLink>
      <TicketDetail id={id} onChanged={() => void recount()} />
    </div>
  );
}
