import { Trans, useLingui } from "@lingui/react/macro";
import { CloseDialog } from "./close-dialog.tsx";
import { type TicketPartProps, useTicketChange } from "./use-ticket-change.ts";

interface CloseTicketDialogProps extends TicketPartProps {
  open: boolean;
  onClose: () => void;
}

/** Asks for a reason and closes the ticket. */
export function CloseTicketDialog({ open, onClose, ...part }: CloseTicketDialogProps) {
  const { t } = useLingui();
  const change = useTicketChange(part);
  const { id, number } = part.ticket;
  return (
    <CloseDialog
      open={open}
      onClose={onClose}
      title={<Trans>Close ticket {number}?</Trans>}
      text={
        <p>
          <Trans>The person who submitted it is not notified. You can reopen it later.</Trans>
        </p>
      }
      action={<Trans>Close the ticket</Trans>}
      keepAs={`close.${id}`}
      onConfirm={(reason) => change(({ close }) => close(reason), t`Ticket closed.`)}
    />
  );
}
