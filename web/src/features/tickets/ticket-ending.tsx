import { Trans, useLingui } from "@lingui/react/macro";
import { nextTicketStatus } from "@vestpocket/domain/tickets/tickets.rules";
import { CircleCheck, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useFailureWords } from "../../platform/failure-words.ts";
import { useCall } from "../../platform/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { CloseTicketDialog } from "./close-ticket-dialog.tsx";
import { type TicketPartProps, useTicketChange } from "./use-ticket-change.ts";

/** Closes or reopens a ticket. */
export function TicketEnding(props: TicketPartProps) {
  const { t } = useLingui();
  const { status } = props.ticket;
  const failureWords = useFailureWords();
  const change = useTicketChange(props);
  const { run, pending, failure } = useCall();
  const [isClosing, setIsClosing] = useState(false);
  return (
    <div className="space-y-3">
      {failure && <Notice tone="danger">{failureWords(failure)}</Notice>}
      {nextTicketStatus(status, "close") && (
        <Button
          kind="secondary"
          className="w-full"
          icon={<CircleCheck size={18} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setIsClosing(true)}
        >
          <Trans>Close the ticket</Trans>
        </Button>
      )}
      {nextTicketStatus(status, "reopen") && (
        <Button
          kind="secondary"
          className="w-full"
          icon={<RotateCcw size={18} aria-hidden="true" />}
          pending={pending}
          onClick={() => void run(() => change(({ reopen }) => reopen(), t`Ticket reopened.`))}
        >
          <Trans>Reopen</Trans>
        </Button>
      )}
      <CloseTicketDialog {...props} open={isClosing} onClose={() => setIsClosing(false)} />
    </div>
  );
}
