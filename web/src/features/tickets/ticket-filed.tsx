import { Trans } from "@lingui/react/macro";
import type { AddedTicket } from "@vestpocket/domain/tickets/tickets.schema";
import { useEffect, useRef } from "react";
import { Notice } from "../../ui/notice.tsx";

/** Confirms a submitted ticket with its number above the cleared form. Takes the focus, since the button is far below. */
export function TicketFiled({ msg, ticketNumber }: AddedTicket) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => block.current?.focus(), []);
  return (
    <div ref={block} tabIndex={-1} className="scroll-mt-6 rounded-control outline-none">
      <Notice tone="success">
        <p>{msg}</p>
        <p className="mt-2 font-normal">
          <Trans>Ticket number</Trans>
        </p>
        <p className="tabular text-22 font-semibold tracking-wide">{ticketNumber}</p>
        <p className="mt-2 font-normal">
          <Trans>Mention it if you write to us about this again.</Trans>
        </p>
      </Notice>
    </div>
  );
}
