import { Trans } from "@lingui/react/macro";
import type { TicketThread } from "@vestpocket/domain/tickets/ticket-threads.schema";
import type { TicketStatus } from "@vestpocket/domain/tickets/tickets.rules";
import { formatMoment } from "../../../platform/formatting.ts";
import { useLanguage } from "../../../platform/language.ts";
import { Badge } from "../../../ui/badge.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { DOT } from "../../../ui/dot.ts";
import { ThreadReply } from "./thread-reply.tsx";

/** What both sides wrote in a ticket, oldest first, and a form for more. */
export function ThreadView({ ticketKey, thread }: { ticketKey: string; thread: TicketThread }) {
  const language = useLanguage();
  const { number, subject, status, messages } = thread;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p className="tabular text-14 font-semibold text-muted">{number}</p>
        <StatusBadge status={status} />
      </div>
      <h1 className="mt-2 text-28 wrap-anywhere">{subject}</h1>
      <ol className="mt-8 space-y-4">
        {messages.map(({ id, at, isOwn, text }) => (
          <li
            key={id}
            className={classNames(
              "rounded-card border p-5 sm:p-6",
              isOwn ? "border-line bg-raised" : "border-line-strong bg-sunken",
            )}
          >
            <p className="text-13 text-muted">
              <span className="font-semibold text-text">{isOwn ? <Trans>You</Trans> : <Trans>Vestpocket</Trans>}</span>
              {DOT}
              {formatMoment(at.seconds, language)}
            </p>
            <p className="mt-2 whitespace-pre-line wrap-anywhere">{text}</p>
          </li>
        ))}
      </ol>
      <ThreadReply ticketKey={ticketKey} isClosed={status === "closed"} />
    </>
  );
}

function StatusBadge({ status }: { status: TicketStatus }) {
  if (status === "closed")
    return (
      <Badge>
        <Trans>Closed</Trans>
      </Badge>
    );
  if (status === "answered")
    return (
      <Badge tone="success">
        <Trans>Answered</Trans>
      </Badge>
    );
  return (
    <Badge tone="warning">
      <Trans>Waiting for our answer</Trans>
    </Badge>
  );
}
