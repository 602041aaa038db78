import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ReadingDialog } from "../../../ui/reading-dialog.tsx";

interface PreviewDialogProps {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** What each audience can read of a listing. */
export function PreviewDialog({ open, onClose, children }: PreviewDialogProps) {
  return (
    <ReadingDialog open={open} onClose={onClose} title={<Trans>Preview</Trans>} width="w-300">
      {children}
    </ReadingDialog>
  );
}
