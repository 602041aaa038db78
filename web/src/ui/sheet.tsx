import { type ReactNode, useId } from "react";
import { DialogTitle } from "./dialog-title.tsx";
import { Modal } from "./modal.tsx";

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** The button row at the bottom, always visible. */
  footer?: ReactNode;
}

const FRAME = "max-h-[calc(100dvh-2rem)] max-w-[calc(100vw-2rem)]";

/** A bottom sheet on phones, a dialog from 640 px on. */
export function Sheet({ open, onClose, title, children, footer }: SheetProps) {
  const titleId = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      className={`max-sm:rise-in m-auto w-140 sm:float-in sm:rounded-card ${FRAME} max-sm:mx-0 max-sm:mb-0 max-sm:w-screen max-sm:max-w-none max-sm:rounded-t-card`}
    >
      <div className="flex max-h-[inherit] flex-col">
        <DialogTitle id={titleId} onClose={onClose}>
          {title}
        </DialogTitle>
        <div className="min-h-0 grow overflow-y-auto p-5">{children}</div>
        {footer && <div className="flex flex-wrap justify-end gap-3 border-t border-line p-4">{footer}</div>}
      </div>
    </Modal>
  );
}
