import { Trans, useLingui } from "@lingui/react/macro";
import { REASON_MAX, REASON_MESSAGES } from "@vestpocket/domain/shared/reason";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { DialogButtons, SmallDialog } from "../ui/small-dialog.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { useFailureWords } from "./failure-words.ts";
import { useMessage } from "./language.ts";
import { useCall } from "./use-call.ts";

interface ReasonDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What will happen. */
  text: ReactNode;
  /** Who reads the reason. */
  help: ReactNode;
  action: ReactNode;
  /** Asks the server; when it fails, the dialog says why and stays. */
  onConfirm: (reason: string) => Promise<void>;
}

/** Asks why, and does what needs a reason. */
export function ReasonDialog({ open, title, text, ...form }: ReasonDialogProps) {
  return (
    <SmallDialog open={open} onClose={form.onClose} isDanger title={title} text={text}>
      <ReasonForm {...form} />
    </SmallDialog>
  );
}

function ReasonForm({ onClose, help, action, onConfirm }: Omit<ReasonDialogProps, "open" | "title" | "text">) {
  const { i18n } = useLingui();
  const message = useMessage();
  const failureWords = useFailureWords();
  const { run, pending, failure } = useCall();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState("");
  const [isMissing, setIsMissing] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === "") {
      setIsMissing(true);
      form.current?.querySelector("textarea")?.focus();
      return;
    }
    const isDone = await run(async () => {
      await onConfirm(reason);
      return true;
    });
    if (isDone) onClose();
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="mt-5">
      <TextArea
        label={<Trans>Reason</Trans>}
        name="reason"
        lines={2}
        required
        maxLength={REASON_MAX}
        counter={`${i18n.number(reason.length)} / ${i18n.number(REASON_MAX)}`}
        help={help}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
          setIsMissing(false);
        }}
        error={isMissing ? message(REASON_MESSAGES.required) : failure?.fields.reason}
      />
      {failure && !failure.fields.reason && (
        <div className="mt-4">
          <Notice tone="danger">{failureWords(failure)}</Notice>
        </div>
      )}
      <DialogButtons>
        <Button kind="secondary" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" kind="danger" pending={pending}>
          {action}
        </Button>
      </DialogButtons>
    </form>
  );
}
