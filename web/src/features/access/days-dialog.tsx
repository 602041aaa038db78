import { Trans, useLingui } from "@lingui/react/macro";
import { ACCESS_MESSAGES, DEFAULT_ACCESS, readDays } from "@vestpocket/domain/access/access.rules";
import type { ReactNode } from "react";
import { DialogFormButtons } from "../../platform/dialog-form-buttons.tsx";
import { KeptNumberField } from "../../platform/kept-number-field.tsx";
import { useForm } from "../../platform/use-form.ts";
import { Notice } from "../../ui/notice.tsx";
import { SmallDialog } from "../../ui/small-dialog.tsx";
import { toast } from "../../ui/toast.tsx";

interface DaysDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  text: ReactNode;
  action: ReactNode;
  /** Calls the server and returns its message; on failure, the dialog shows the error and stays open. */
  onSend: (days: number) => Promise<string>;
}

/** Asks for how many days to grant access, then does it. */
export function DaysDialog({ open, title, text, ...form }: DaysDialogProps) {
  return (
    <SmallDialog open={open} onClose={form.onClose} title={title} text={text}>
      <DaysForm {...form} />
    </SmallDialog>
  );
}

function DaysForm({ onClose, action, onSend }: Omit<DaysDialogProps, "open" | "title" | "text">) {
  const { t } = useLingui();
  const form = useForm({
    initial: { days: String(DEFAULT_ACCESS.days) },
    validate: ({ days }) => ({ days: readDays(days) === undefined ? ACCESS_MESSAGES.malformedDays : undefined }),
    async submit({ days }) {
      toast.success(await onSend(readDays(days) ?? 0));
      onClose();
    },
  });
  return (
    <form {...form.props} className="mt-5 space-y-4">
      <KeptNumberField
        {...form.field("days")}
        measures="days"
        label={<Trans>Number of days</Trans>}
        unit={t`days`}
        required
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <DialogFormButtons onCancel={onClose} pending={form.pending}>
        {action}
      </DialogFormButtons>
    </form>
  );
}
