import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { DialogButtons, SmallDialog } from "./small-dialog.tsx";

interface AlertDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  text: ReactNode;
  /** The close button's label. */
  close: ReactNode;
  /** A second button, which confirms. */
  confirm?: { readonly label: ReactNode; readonly onConfirm: () => void };
}

/** A message that must be acknowledged. */
export function AlertDialog({ open, onClose, title, text, close, confirm }: AlertDialogProps) {
  return (
    <SmallDialog open={open} onClose={onClose} isDanger title={title} text={<p>{text}</p>}>
      <DialogButtons>
        <Button kind={confirm ? "secondary" : "primary"} onClick={onClose}>
          {close}
        </Button>
        {confirm && <Button onClick={confirm.onConfirm}>{confirm.label}</Button>}
      </DialogButtons>
    </SmallDialog>
  );
}
