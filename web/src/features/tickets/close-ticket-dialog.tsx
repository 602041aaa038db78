import { Trans, useLingui } from "@lingui/react/macro";
import { validateReason } from "@vestpocket/domain/tickets/tickets.rules";
import { DialogFormButtons } from "../../platform/dialog-form-buttons.tsx";
import { useForm } from "../../platform/use-form.ts";
import { Notice } from "../../ui/notice.tsx";
import { SmallDialog } from "../../ui/small-dialog.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { type TicketPartProps, useTicketChange } from "./use-ticket-change.ts";

interface CloseTicketDialogProps extends TicketPartProps {
  open: boolean;
  onClose: () => void;
}

/** Asks for a reason and closes the ticket. */
export function CloseTicketDialog({ open, ...form }: CloseTicketDialogProps) {
  const { number } = form.ticket;
  return (
    <SmallDialog
      open={open}
      onClose={form.onClose}
      title={<Trans>Close ticket {number}?</Trans>}
      text={
        <p>
          <Trans>The person who submitted it is not notified. You can reopen it later.</Trans>
        </p>
      }
    >
      <CloseForm {...form} />
    </SmallDialog>
  );
}

function CloseForm({ onClose, ...part }: Omit<CloseTicketDialogProps, "open">) {
  const { t } = useLingui();
  const change = useTicketChange(part);
  const form = useForm({
    initial: { reason: "" },
    validate: ({ reason }) => ({ reason: validateReason(reason) }),
    async submit({ reason }) {
      await change(({ close }) => close(reason), t`Ticket closed.`);
      onClose();
    },
  });

  return (
    <form {...form.props} className="mt-5 space-y-4">
      <TextArea
        {...form.text("reason")}
        label={<Trans>Reason (optional)</Trans>}
        lines={2}
        help={<Trans>Only administrators can see it.</Trans>}
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <DialogFormButtons onCancel={onClose} pending={form.pending}>
        <Trans>Close the ticket</Trans>
      </DialogFormButtons>
    </form>
  );
}
