import type { ReactNode } from "react";
import { Notice } from "../ui/notice.tsx";
import { SmallDialog } from "../ui/small-dialog.tsx";
import { DialogFormButtons } from "./dialog-form-buttons.tsx";
import { useFailureWords } from "./failure-words.ts";
import { useCall } from "./use-call.ts";

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What the action does. */
  text: ReactNode;
  action: ReactNode;
  /** The action cannot be undone. */
  isDanger?: boolean;
  /** Calls the server; on failure, the dialog shows the error and stays open. */
  onConfirm: () => Promise<void>;
}

/** Asks for confirmation, then acts. */
export function ConfirmDialog({ open, onClose, title, text, action, isDanger = false, onConfirm }: ConfirmDialogProps) {
  const failureWords = useFailureWords();
  const { run, pending, failure, forget } = useCall();

  function close() {
    forget();
    onClose();
  }

  async function confirm() {
    const isDone = await run(async () => {
      await onConfirm();
      return true;
    });
    if (isDone) close();
  }

  return (
    <SmallDialog open={open} onClose={close} title={title} text={text} isDanger={isDanger}>
      {failure && (
        <div className="mt-4">
          <Notice tone="danger">{failureWords(failure)}</Notice>
        </div>
      )}
      <DialogFormButtons pending={pending} onCancel={close} onConfirm={confirm} isDanger={isDanger}>
        {action}
      </DialogFormButtons>
    </SmallDialog>
  );
}
