import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "../ui/button.tsx";
import { DialogButtons } from "../ui/small-dialog.tsx";

interface DialogFormButtonsProps {
  onCancel: () => void;
  /** Whether the form is being sent. */
  pending: boolean;
  isDanger?: boolean;
  /** The label of the submit button. */
  children: ReactNode;
}

/** The buttons of a form in a dialog: cancel and submit. */
export function DialogFormButtons({ onCancel, pending, isDanger = false, children }: DialogFormButtonsProps) {
  return (
    <DialogButtons>
      <Button kind="secondary" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      <Button type="submit" kind={isDanger ? "danger" : "primary"} pending={pending}>
        {children}
      </Button>
    </DialogButtons>
  );
}
