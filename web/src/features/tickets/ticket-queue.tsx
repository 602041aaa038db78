import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import {
  nextTicketStatus,
  TICKET_STATUS_LABELS,
  TICKET_STATUSES,
  TICKET_TYPE_LABELS,
  TICKET_TYPES,
} from "@vestpocket/domain/tickets/tickets.rules";
import type { TicketRow } from "@vestpocket/domain/tickets/tickets.schema";
import { AdminList } from "../../platform/admin-list.tsx";
import { useAdminList } from "../../platform/admin-list-filters.ts";
import { BatchTable } from "../../platform/batch-table.tsx";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { LocalLink } from "../../platform/local-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { CloseTicketsDialog } from "./close-tickets-dialog.tsx";
import { TicketPriorityWord, TicketStatusBadge } from "./ticket-status.tsx";
import { useTickets } from "./tickets.api.ts";

/** All tickets, newest first, filtered by status, type and text. */
export function TicketQueue() {
  const { t } = useLingui();
  const message = useMessage();
  const language = useLanguage();
  const list = useAdminList("tickets", {
    searchQuery: { label: <Trans>Number, subject or email</Trans> },
    status: {
      label: <Trans>Status</Trans>,
      any: t`All statuses`,
      options: TICKET_STATUSES.map((value) => ({ value, label: message(TICKET_STATUS_LABELS[value]) })),
    },
    type: {
      label: <Trans>Type</Trans>,
      any: t`All types`,
      options: TICKET_TYPES.map((value) => ({ value, label: message(TICKET_TYPE_LABELS[value]) })),
    },
    assignee: {
      label: <Trans>Assigned to</Trans>,
      any: t`Anyone`,
      options: [
        { value: "me", label: t`Me` },
        { value: "nobody", label: t`Nobody` },
      ],
    },
    sort: {
      label: <Trans>Order</Trans>,
      any: t`Newest first`,
      options: [
        { value: "oldest", label: t`Waiting longest first` },
        { value: "urgent", label: t`Most urgent first` },
      ],
    },
  });
  const query = useTickets({ ...list.chosen, ...list.place });
  return (
    <AdminList
      list={list}
      query={query}
      failure={<Trans>The tickets could not be loaded.</Trans>}
      empty={list.isFiltered ? <Trans>No tickets match.</Trans> : <Trans>No tickets yet.</Trans>}
    >
      {({ tickets }) => (
        <BatchTable<TicketRow>
          caption={t`Tickets`}
          rows={tickets}
          nameOf={({ number }) => number}
          mayChange={({ status }) => nextTicketStatus(status, "close") !== undefined}
          label={t`Selected tickets`}
          action={<Trans>Close…</Trans>}
          dialog={(dialog) => <CloseTicketsDialog {...dialog} />}
          columns={[
            {
              key: "subject",
              header: <Trans>Subject</Trans>,
              isEntered: true,
              cell: (ticket) => <Subject ticket={ticket} />,
            },
            {
              key: "requester",
              header: <Trans>From</Trans>,
              isEntered: true,
              cell: ({ requester: { name, email } }) => (
                <>
                  {name ?? <Trans>Visitor</Trans>}
                  <span className="block text-13 text-muted">{email}</span>
                </>
              ),
            },
            { key: "type", header: <Trans>Type</Trans>, cell: (ticket) => message(TICKET_TYPE_LABELS[ticket.type]) },
            {
              key: "status",
              header: <Trans>Status</Trans>,
              cell: ({ status, repliedAt }) => (
                <span className="flex flex-wrap gap-1">
                  <TicketStatusBadge status={status} />
                  {repliedAt && (
                    <Badge tone="warning">
                      <Trans>New message</Trans>
                    </Badge>
                  )}
                </span>
              ),
            },
            {
              key: "priority",
              header: <Trans>Priority</Trans>,
              cell: (ticket) => <TicketPriorityWord {...ticket} />,
            },
            { key: "assignee", header: <Trans>Assigned to</Trans>, cell: ({ assignee }) => assignee?.name ?? "–" },
            {
              key: "createdAt",
              header: <Trans>Submitted</Trans>,
              cell: (ticket) => formatMoment(ticket.createdAt.seconds, language),
            },
          ]}
        />
      )}
    </AdminList>
  );
}

function Subject({ ticket: { id, number, subject } }: { ticket: TicketRow }) {
  return (
    <>
      <LocalLink
        to={paths.admin(`tickets/${id}`)}
        className="wrap-anywhere text-link underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {subject}
      </LocalLink>
      <span className="tabular block text-13 font-normal text-muted">{number}</span>
    </>
  );
}
