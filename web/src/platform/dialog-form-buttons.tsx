import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { DialogButtons } from "../ui/small-dialog.tsx";
import { useKeepsOpen } from "../ui/use-keeps-open.ts";

interface DialogFormButtonsProps {
  onCancel: () => void;
  /** Whether the form is being sent. */
  pending: boolean;
  isDanger?: boolean;
  /** The label of the submit button. */
  children: ReactNode;
}

/** The buttons of a form in a dialog: cancel and submit. While it is being sent, the dialog stays open. */
export function DialogFormButtons({ onCancel, pending, isDanger = false, children }: DialogFormButtonsProps) {
  useKeepsOpen(pending);
  return (
    <DialogButtons>
      <Button kind="secondary" aria-disabled={pending} onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      <Button type="submit" kind={isDanger ? "danger" : "primary"} pending={pending}>
        {children}
      </Button>
    </DialogButtons>
  );
}
