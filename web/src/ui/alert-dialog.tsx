import { type ReactNode, useId } from "react";
import { Modal } from "./modal.tsx";

interface AlertDialogProps {
  open: boolean;
  /** Called on Escape. */
  onClose: () => void;
  title: ReactNode;
  text: ReactNode;
  /** The buttons, the harmless one first. */
  actions: ReactNode;
}

/** A sentence that must be answered before anything else. */
export function AlertDialog({ open, onClose, title, text, actions }: AlertDialogProps) {
  const id = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      className="float-in m-auto w-110 max-w-[calc(100vw-2rem)] rounded-card p-6"
    >
      <h2 id={`${id}-title`} className="text-22">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-2 text-muted">
        {text}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>
    </Modal>
  );
}
