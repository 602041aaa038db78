import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { DialogButtons, SmallDialog } from "../ui/small-dialog.tsx";
import { useKeepsOpen } from "../ui/use-keeps-open.ts";
import { useFailureWords } from "./failure-words.ts";
import { useCall } from "./use-call.ts";

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** What the action does. */
  text: ReactNode;
  action: ReactNode;
  /** Calls the server; on failure, the dialog shows the error and stays open. */
  onConfirm: () => Promise<void>;
}

/** Asks for confirmation, then acts. */
export function ConfirmDialog({ open, onClose, title, text, action, onConfirm }: ConfirmDialogProps) {
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
    <SmallDialog open={open} onClose={close} title={title} text={text}>
      {failure && (
        <div className="mt-4">
          <Notice tone="danger">{failureWords(failure)}</Notice>
        </div>
      )}
      <ConfirmButtons pending={pending} onCancel={close} onConfirm={confirm}>
        {action}
      </ConfirmButtons>
    </SmallDialog>
  );
}

interface ConfirmButtonsProps {
  pending: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  /** The label of the button that confirms. */
  children: ReactNode;
}

function ConfirmButtons({ pending, onCancel, onConfirm, children }: ConfirmButtonsProps) {
  useKeepsOpen(pending);
  return (
    <DialogButtons>
      <Button kind="secondary" aria-disabled={pending} onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      <Button pending={pending} onClick={onConfirm}>
        {children}
      </Button>
    </DialogButtons>
  );
}
