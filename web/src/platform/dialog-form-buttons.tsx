import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { DialogButtons } from "../ui/small-dialog.tsx";

interface DialogFormButtonsProps {
  onCancel: () => void;
  /** Called by the second button, which otherwise submits the form around it. */
  onConfirm?: () => void;
  /** Whether it is being sent. */
  pending: boolean;
  isDanger?: boolean;
  /** The label of the second button. */
  children: ReactNode;
}

/** The buttons of a dialog that sends something: cancel, and submit or confirm. */
export function DialogFormButtons({ onCancel, onConfirm, pending, isDanger, children }: DialogFormButtonsProps) {
  return (
    <DialogButtons>
      <Button kind="secondary" aria-disabled={pending} onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      <Button
        type={onConfirm ? "button" : "submit"}
        kind={isDanger ? "danger" : "primary"}
        pending={pending}
        onClick={onConfirm}
      >
        {children}
      </Button>
    </DialogButtons>
  );
}
