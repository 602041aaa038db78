import { Trans } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { ArrowLeft } from "lucide-react";
import { useParams } from "react-router";
import { useRecount } from "../features/metrics/metrics.api.ts";
import { TicketDetail } from "../features/tickets/ticket-detail.tsx";
import { LocalLink } from "../platform/local-link.tsx";

export default function AdminTicketPage() {
  const { id = "" } = useParams();
  const recount = useRecount();
  return (
    <div className="pb-12 lg:pb-20">
      <p className="mb-2">
        <LocalLink
          to={paths.admin("tickets")}
          className="inline-flex min-h-11 items-center gap-2 text-14 font-semibold text-link underline-offset-4 hover:underline"
        >
          <ArrowLeft size={16} aria-hidden="true" />
          <Trans>All tickets</Trans>
        </LocalLink>
      </p>
      <TicketDetail id={id} onChanged={() => void recount()} />
    </div>
  );
}
