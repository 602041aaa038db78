import {
  TICKET_PRIORITY_LABELS,
  TICKET_STATUS_LABELS,
  type TicketPriority,
  type TicketStatus,
} from "@vestpocket/domain/tickets/tickets.rules";
import { CircleCheck, CircleDot, Inbox, type LucideIcon, MailCheck } from "lucide-react";
import { useMessage } from "../../platform/language.ts";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";

const LOOKS: Readonly<Record<TicketStatus, { tone: BadgeTone; Icon: LucideIcon }>> = {
  open: { tone: "warning", Icon: Inbox },
  triaged: { tone: "neutral", Icon: CircleDot },
  answered: { tone: "success", Icon: MailCheck },
  closed: { tone: "neutral", Icon: CircleCheck },
};

/** A ticket's status. */
export function TicketStatusBadge({ status }: { status: TicketStatus }) {
  const message = useMessage();
  const { tone, Icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={<Icon size={16} aria-hidden="true" />}>
      {message(TICKET_STATUS_LABELS[status])}
    </Badge>
  );
}

/** A ticket's priority; a dash until it is triaged. */
export function TicketPriorityWord({ priority }: { priority: TicketPriority | null }) {
  const message = useMessage();
  if (priority === null) return "–";
  const word = message(TICKET_PRIORITY_LABELS[priority]);
  return priority === "urgent" ? <strong className="font-semibold text-danger">{word}</strong> : word;
}
