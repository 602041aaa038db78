import { Trans } from "@lingui/react/macro";
import { TICKET_PRIORITY_LABELS, TICKET_TYPE_LABELS } from "@vestpocket/domain/tickets/tickets.rules";
import type { TicketEntry } from "@vestpocket/domain/tickets/tickets.schema";
import { formatMoment } from "../../platform/formatting.ts";
import { useLanguage, useMessage } from "../../platform/language.ts";
import { DOT } from "../../ui/dot.ts";

/** A ticket's history, oldest first. */
export function TicketHistory({ history }: { history: readonly TicketEntry[] }) {
  if (history.length === 0) {
    return (
      <p className="text-14 text-muted">
        <Trans>No activity yet.</Trans>
      </p>
    );
  }
  return (
    <ol className="space-y-5">
      {history.map((entry) => (
        <li key={entry.id} className="border-l-2 border-line pl-4">
          <Entry {...entry} />
        </li>
      ))}
    </ol>
  );
}

function Entry(entry: TicketEntry) {
  const { at, event, actorName, message: words, type, priority } = entry;
  const message = useMessage();
  const language = useLanguage();
  const given = [priority && TICKET_PRIORITY_LABELS[priority], type && TICKET_TYPE_LABELS[type]];
  const facts = given.flatMap((label) => (label ? [message(label)] : []));
  return (
    <>
      <p className="text-14 font-semibold">
        <Deed entry={entry} />
      </p>
      <p className="text-13 text-muted">
        {actorName ?? (event === "reply" ? <Trans>The sender</Trans> : <Trans>Deleted account</Trans>)}
        {DOT}
        {formatMoment(at.seconds, language)}
      </p>
      {facts.length > 0 && <p className="mt-1 text-14">{facts.join(DOT)}</p>}
      {words && <p className="mt-2 max-w-[68ch] text-14 whitespace-pre-line wrap-anywhere">{words}</p>}
    </>
  );
}

function Deed({ entry: { event, assignee } }: { entry: TicketEntry }) {
  switch (event) {
    case "assign":
      return <Assigned assignee={assignee} />;
    case "triage":
      return <Trans>Ticket triaged</Trans>;
    case "answer":
      return <Trans>Answer sent</Trans>;
    case "reply":
      return <Trans>Message from the sender</Trans>;
    case "close":
      return <Trans>Ticket closed</Trans>;
    case "reopen":
      return <Trans>Ticket reopened</Trans>;
  }
}

function Assigned({ assignee }: Pick<TicketEntry, "assignee">) {
  if (assignee === null) return <Trans>Unassigned</Trans>;
  if (assignee.name === null) return <Trans>Assigned to a deleted account</Trans>;
  return <Trans>Assigned to {assignee.name}</Trans>;
}
