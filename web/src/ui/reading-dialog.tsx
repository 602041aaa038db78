import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { DialogTitle } from "./dialog-title.tsx";
import { Modal } from "./modal.tsx";

interface ReadingDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  width: "w-200" | "w-300";
  children: ReactNode;
}

/** A wide dialog for long texts, under a sticky title. */
export function ReadingDialog({ open, onClose, title, width, children }: ReadingDialogProps) {
  const titleId = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      labelledBy={titleId}
      className={classNames(
        "float-in m-auto max-h-[calc(100dvh-2rem)] max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card",
        width,
      )}
    >
      <DialogTitle id={titleId} onClose={onClose} className="sticky top-0 z-10 bg-raised">
        {title}
      </DialogTitle>
      <div className="p-5">{children}</div>
    </Modal>
  );
}
