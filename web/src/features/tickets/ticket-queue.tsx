import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import {
  TICKET_STATUS_LABELS,
  TICKET_STATUSES,
  TICKET_TYPE_LABELS,
  TICKET_TYPES,
} from "@vestpocket/domain/tickets/tickets.rules";
import type { TicketRow } from "@vestpocket/domain/tickets/tickets.schema";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage, useLocalPath, useMessage } from "../../platform/language.ts";
import { ListFrame } from "../../platform/list-frame.tsx";
import { useDatedListQuery } from "../../platform/list-query.ts";
import { ListTools } from "../../platform/list-tools.tsx";
import { LoadFailure } from "../../platform/load-failure.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { TicketPriorityWord, TicketStatusBadge } from "./ticket-status.tsx";
import { useTickets } from "./tickets.api.ts";

/** All tickets, newest first, filtered by status, type and text. */
export function TicketQueue() {
  const { t } = useLingui();
  const message = useMessage();
  const language = useLanguage();
  const localPath = useLocalPath();
  const { filters, page, choose, hrefOf, isFiltered } = useDatedListQuery(["status", "type", "searchQuery"]);
  const status = TICKET_STATUSES.find((known) => known === filters.status) ?? "";
  const type = TICKET_TYPES.find((known) => known === filters.type) ?? "";
  const wanted = { status, type, searchQuery: filters.searchQuery, from: filters.from, to: filters.to } as const;
  const query = useTickets({ ...wanted, page });
  return (
    <>
      <div className="mb-6 grid gap-4 sm:grid-cols-3">
        <SearchField
          label={<Trans>Number, subject or email</Trans>}
          value={filters.searchQuery}
          onSearch={(searchQuery) => choose({ searchQuery })}
        />
        <Dropdown
          label={<Trans>Status</Trans>}
          options={TICKET_STATUSES.map((value) => ({ value, label: message(TICKET_STATUS_LABELS[value]) }))}
          value={status}
          onChange={(chosen) => choose({ status: chosen })}
          placeholder={t`Any status`}
        />
        <Dropdown
          label={<Trans>Type</Trans>}
          options={TICKET_TYPES.map((value) => ({ value, label: message(TICKET_TYPE_LABELS[value]) }))}
          value={type}
          onChange={(chosen) => choose({ type: chosen })}
          placeholder={t`Any type`}
        />
      </div>
      <ListTools
        filters={filters}
        choose={choose}
        file={{ path: "/v1/admin/tickets/export", query: wanted, name: "tickets" }}
        total={query.data?.totalResults}
      />
      <ListFrame
        query={query}
        page={page}
        failure={
          <LoadFailure query={query}>
            <Trans>The tickets could not be loaded.</Trans>
          </LoadFailure>
        }
        empty={isFiltered ? <Trans>No tickets match.</Trans> : <Trans>No tickets yet.</Trans>}
        emptyAction={
          isFiltered && (
            <Button
              kind="secondary"
              onClick={() => choose({ status: "", type: "", searchQuery: "", from: "", to: "" })}
            >
              <Trans>Reset</Trans>
            </Button>
          )
        }
        hrefOf={hrefOf(localPath(paths.admin("tickets")))}
      >
        {({ tickets }) => (
          <DataTable<TicketRow>
            caption={t`Tickets`}
            rows={tickets}
            keyOf={({ id }) => id}
            columns={[
              {
                key: "subject",
                header: <Trans>Subject</Trans>,
                isEntered: true,
                cell: (ticket) => <Subject ticket={ticket} />,
              },
              { key: "type", header: <Trans>Type</Trans>, cell: (ticket) => message(TICKET_TYPE_LABELS[ticket.type]) },
              {
                key: "status",
                header: <Trans>Status</Trans>,
                cell: (ticket) => <TicketStatusBadge status={ticket.status} />,
              },
              {
                key: "priority",
                header: <Trans>Priority</Trans>,
                cell: (ticket) => <TicketPriorityWord {...ticket} />,
              },
              {
                key: "createdAt",
                header: <Trans>Submitted</Trans>,
                cell: (ticket) => formatMoment(ticket.createdAt.seconds, language),
              },
            ]}
          />
        )}
      </ListFrame>
    </>
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
