import { Trans } from "@lingui/react/macro";
import { validateReason } from "@vestpocket/domain/tickets/tickets.rules";
import type { ReactNode } from "react";
import { DialogFormButtons } from "../../platform/dialog-form-buttons.tsx";
import { useKeptForm } from "../../platform/use-kept-form.ts";
import { Notice } from "../../ui/notice.tsx";
import { SmallDialog } from "../../ui/small-dialog.tsx";
import { TextArea } from "../../ui/text-area.tsx";

interface CloseDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  text: ReactNode;
  action: ReactNode;
  /** As in `useKeptForm`. */
  keepAs: string;
  /** Calls the server; on failure, the dialog shows the error and stays open. */
  onConfirm: (reason: string) => Promise<void>;
}

/** Asks for an optional reason, and closes tickets. */
export function CloseDialog({ open, title, text, ...form }: CloseDialogProps) {
  return (
    <SmallDialog open={open} onClose={form.onClose} title={title} text={text}>
      <CloseForm {...form} />
    </SmallDialog>
  );
}

function CloseForm({ onClose, action, keepAs, onConfirm }: Omit<CloseDialogProps, "open" | "title" | "text">) {
  const form = useKeptForm({
    initial: { reason: "" },
    keepAs,
    validate: ({ reason }) => ({ reason: validateReason(reason) }),
    async submit({ reason }) {
      await onConfirm(reason);
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
        {action}
      </DialogFormButtons>
    </form>
  );
}
