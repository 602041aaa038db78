import { Trans } from "@lingui/react/macro";
import { toLine } from "@vestpocket/domain/shared/readable-text";
import type { Message } from "@vestpocket/domain/shared/text";
import type { ReactNode } from "react";
import { SmallDialog } from "../ui/small-dialog.tsx";
import { TextField } from "../ui/text-field.tsx";
import { DialogFormButtons } from "./dialog-form-buttons.tsx";
import { useForm } from "./use-form.ts";

interface NameFormProps {
  onClose: () => void;
  /** The current name. */
  before: string;
  max: number;
  /** Shown for an empty name. */
  required: Message;
  /** Calls the server; on failure, the dialog shows the error and stays open. */
  onName: (name: string) => Promise<void>;
}

/** Asks for a name. */
export function NameDialog({
  open,
  title,
  text,
  ...form
}: NameFormProps & { open: boolean; title: ReactNode; text: ReactNode }) {
  return (
    <SmallDialog open={open} onClose={form.onClose} title={title} text={text}>
      <NameForm {...form} />
    </SmallDialog>
  );
}

function NameForm({ onClose, before, max, required, onName }: NameFormProps) {
  const form = useForm({
    initial: { name: before },
    validate: ({ name }) => ({ name: toLine(name) === "" ? required : undefined }),
    async submit({ name }) {
      await onName(toLine(name));
      onClose();
    },
    failureField: "name",
  });
  return (
    <form {...form.props} className="mt-5">
      <TextField {...form.text("name")} label={<Trans>Name</Trans>} maxLength={max} autoComplete="off" required />
      <DialogFormButtons onCancel={onClose} pending={form.pending}>
        <Trans>Save</Trans>
      </DialogFormButtons>
    </form>
  );
}
