import { Trans, useLingui } from "@lingui/react/macro";
import { toLines } from "@vestpocket/domain/shared/readable-text";
import { REASON_MAX, REASON_MESSAGES } from "@vestpocket/domain/shared/reason";
import type { ReactNode } from "react";
import { Notice } from "../ui/notice.tsx";
import { SmallDialog } from "../ui/small-dialog.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { DialogFormButtons } from "./dialog-form-buttons.tsx";
import { useKeptForm } from "./use-kept-form.ts";

interface ReasonDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What the action does. */
  text: ReactNode;
  /** Who sees the reason. */
  help: ReactNode;
  action: ReactNode;
  /** As in `useKeptForm`. */
  keepAs: string;
  /** Who reads the second text, if one may be given beside the reason. */
  publicHelp?: ReactNode;
  /** Calls the server; on failure, the dialog shows the error and stays open. `publicReason` may be empty. */
  onConfirm: (reason: string, publicReason: string) => Promise<void>;
}

/** Asks for a reason, then acts. */
export function ReasonDialog({ open, title, text, ...form }: ReasonDialogProps) {
  return (
    <SmallDialog open={open} onClose={form.onClose} isDanger title={title} text={text}>
      <ReasonForm {...form} />
    </SmallDialog>
  );
}

function ReasonForm(props: Omit<ReasonDialogProps, "open" | "title" | "text">) {
  const { onClose, help, publicHelp, action, keepAs, onConfirm } = props;
  const { i18n } = useLingui();
  const form = useKeptForm({
    initial: { reason: "", publicReason: "" },
    keepAs,
    validate: ({ reason }) => ({ reason: toLines(reason) === "" ? REASON_MESSAGES.required : undefined }),
    async submit({ reason, publicReason }) {
      await onConfirm(reason, publicReason);
      onClose();
    },
  });
  const count = (text: string) => `${i18n.number(text.length)} / ${i18n.number(REASON_MAX)}`;

  return (
    <form {...form.props} className="mt-5">
      <TextArea
        {...form.text("reason")}
        label={<Trans>Reason</Trans>}
        lines={2}
        required
        maxLength={REASON_MAX}
        counter={count(form.values.reason)}
        help={help}
      />
      {publicHelp && (
        <div className="mt-4">
          <TextArea
            {...form.text("publicReason")}
            label={<Trans>Reason for the person (optional)</Trans>}
            lines={2}
            maxLength={REASON_MAX}
            counter={count(form.values.publicReason)}
            help={publicHelp}
          />
        </div>
      )}
      {form.failure && (
        <div className="mt-4">
          <Notice tone="danger">{form.failure}</Notice>
        </div>
      )}
      <DialogFormButtons onCancel={onClose} pending={form.pending} isDanger>
        {action}
      </DialogFormButtons>
    </form>
  );
}
