import { Trans, useLingui } from "@lingui/react/macro";
import { paths } from "@vestpocket/domain/shared/paths";
import { nextTicketStatus, TICKET_TYPE_LABELS } from "@vestpocket/domain/tickets/tickets.rules";
import type { Ticket } from "@vestpocket/domain/tickets/tickets.schema";
import type { ReactNode } from "react";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage, useLocalPath, useMessage } from "../../platform/language.ts";
import { hasFailed, LoadFailure } from "../../platform/load-failure.tsx";
import { LocalLink } from "../../platform/local-link.tsx";
import { PageHead } from "../../platform/page-head.tsx";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TicketAnswer } from "./ticket-answer.tsx";
import { TicketAssignee } from "./ticket-assignee.tsx";
import { TicketEnding } from "./ticket-ending.tsx";
import { TicketHistory } from "./ticket-history.tsx";
import { TicketPriorityWord, TicketStatusBadge } from "./ticket-status.tsx";
import { TicketTriage } from "./ticket-triage.tsx";
import { useTicket } from "./tickets.api.ts";
import type { TicketPartProps } from "./use-ticket-change.ts";

/** A ticket as administrators see it. `onChanged` is called after each change. */
export function TicketDetail({ id, onChanged }: { id: string; onChanged: () => void }) {
  const { t } = useLingui();
  const query = useTicket(id);
  if (query.data) return <Detail key={id} ticket={query.data} onChanged={onChanged} />;
  return (
    <>
      <PageHead title={t`Ticket`} />
      <h1 className="mb-6 text-28">
        <Trans>Ticket</Trans>
      </h1>
      {hasFailed(query) ? (
        <LoadFailure query={query}>
          <Trans>This ticket could not be loaded.</Trans>
        </LoadFailure>
      ) : (
        <Loading>
          <Skeleton className="h-96" />
        </Loading>
      )}
    </>
  );
}

function Detail(props: TicketPartProps) {
  const { ticket } = props;
  const localPath = useLocalPath();
  const { number, subject, description, status, history, repliedAt } = ticket;
  return (
    <>
      <PageHead title={number} />
      <div className="flex flex-wrap items-center gap-3">
        {ticket.nextId && (
          <ButtonLink
            kind="link"
            to={localPath(paths.admin(`tickets/${ticket.nextId}`))}
            data-key="n"
            className="order-last ml-auto"
          >
            <Trans>Next ticket</Trans>
          </ButtonLink>
        )}
        <p className="tabular text-14 font-semibold text-muted">{number}</p>
        <TicketStatusBadge status={status} />
        {repliedAt && (
          <Badge tone="warning">
            <Trans>New message</Trans>
          </Badge>
        )}
      </div>
      <h1 className="mt-2 text-28 wrap-anywhere">{subject}</h1>
      <div className="mt-6 grid gap-8 xl:grid-cols-[minmax(0,1fr)_18rem] xl:gap-12">
        <div className="min-w-0 space-y-8">
          <p className="max-w-[68ch] rounded-card border border-line bg-raised p-5 whitespace-pre-line wrap-anywhere sm:p-6">
            {description}
          </p>
          <section>
            <h2 className="mb-4 text-22">
              <Trans>History</Trans>
            </h2>
            <TicketHistory history={history} />
          </section>
          <TicketAnswer {...props} />
        </div>
        <aside className="space-y-6 xl:border-l xl:border-line xl:pl-8">
          <Facts ticket={ticket} />
          <TicketAssignee {...props} />
          {nextTicketStatus(status, "triage") && <TicketTriage {...props} />}
          <TicketEnding {...props} />
          <OtherTickets tickets={ticket.others} />
        </aside>
      </div>
    </>
  );
}

function Facts({ ticket }: { ticket: Ticket }) {
  const message = useMessage();
  const language = useLanguage();
  const { type, priority, email, account, createdAt, firstAnsweredAt, closedAt } = ticket;
  return (
    <dl className="grid gap-x-6 gap-y-4 text-14 sm:grid-cols-2 xl:grid-cols-1">
      <Fact name={<Trans>Submitted by</Trans>}>
        {account ? (
          <LocalLink to={paths.admin(`users/${account.uid}`)} className="text-link underline underline-offset-4">
            {account.name}
          </LocalLink>
        ) : (
          <Trans>Visitor</Trans>
        )}
        <span className="block wrap-anywhere text-muted">{email}</span>
      </Fact>
      <Fact name={<Trans>Type</Trans>}>{message(TICKET_TYPE_LABELS[type])}</Fact>
      <Fact name={<Trans>Priority</Trans>}>
        <TicketPriorityWord priority={priority} />
      </Fact>
      <Fact name={<Trans>Submitted</Trans>}>{formatMoment(createdAt.seconds, language)}</Fact>
      {firstAnsweredAt && (
        <Fact name={<Trans>First answer</Trans>}>{formatMoment(firstAnsweredAt.seconds, language)}</Fact>
      )}
      {closedAt && <Fact name={<Trans>Closed</Trans>}>{formatMoment(closedAt.seconds, language)}</Fact>}
    </dl>
  );
}

/** What the same person wrote before and since. */
function OtherTickets({ tickets }: { tickets: Ticket["others"] }) {
  if (tickets.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-18">
        <Trans>Other tickets of this person</Trans>
      </h2>
      <ul className="space-y-3 text-14">
        {tickets.map(({ id, number, subject, status }) => (
          <li key={id}>
            <LocalLink
              to={paths.admin(`tickets/${id}`)}
              className="wrap-anywhere text-link underline underline-offset-4"
            >
              {subject}
            </LocalLink>
            <span className="mt-1 flex flex-wrap items-center gap-2 text-13 text-muted">
              <span className="tabular">{number}</span>
              <TicketStatusBadge status={status} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-13 text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
