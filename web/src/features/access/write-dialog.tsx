import { ACCESS_TEXT_MAX, validateAccessText } from "@vestpocket/domain/access/access.rules";
import type { Message } from "@vestpocket/domain/shared/text";
import type { ReactNode } from "react";
import { DialogFormButtons } from "../../platform/dialog-form-buttons.tsx";
import { useKeptForm } from "../../platform/use-kept-form.ts";
import { Notice } from "../../ui/notice.tsx";
import { SmallDialog } from "../../ui/small-dialog.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { toast } from "../../ui/toast.tsx";

interface WriteDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What sending does, and who reads the text. */
  text: ReactNode;
  label: ReactNode;
  action: ReactNode;
  isDanger?: boolean;
  /** As in `useKeptForm`. */
  keepAs: string;
  /** The message for an empty text; undefined if it may be empty. */
  required?: Message;
  /** Calls the server and returns its message; on failure, the dialog shows the error and stays open. */
  onSend: (text: string) => Promise<string>;
}

/** Asks for a text that the other person reads, then sends it. */
export function WriteDialog({ open, title, text, ...form }: WriteDialogProps) {
  return (
    <SmallDialog open={open} onClose={form.onClose} title={title} text={text} isDanger={form.isDanger}>
      <WriteForm {...form} />
    </SmallDialog>
  );
}

type WriteFormProps = Omit<WriteDialogProps, "open" | "title" | "text">;

function WriteForm({ onClose, label, action, isDanger = false, keepAs, required, onSend }: WriteFormProps) {
  const form = useKeptForm({
    initial: { text: "" },
    keepAs,
    validate: ({ text }) => ({ text: validateAccessText(text, required) }),
    async submit({ text }) {
      toast.success(await onSend(text));
      onClose();
    },
  });
  return (
    <form {...form.props} className="mt-5 space-y-4">
      <TextArea
        {...form.text("text")}
        label={label}
        lines={5}
        required={required !== undefined}
        maxLength={ACCESS_TEXT_MAX}
      />
      {form.failure && <Notice tone="danger">{form.failure}</Notice>}
      <DialogFormButtons onCancel={onClose} pending={form.pending} isDanger={isDanger}>
        {action}
      </DialogFormButtons>
    </form>
  );
}
