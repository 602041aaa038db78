import { type ReactNode, useId } from "react";
import { Modal } from "./modal.tsx";

interface SmallDialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Announced with the title when it opens. */
  text: ReactNode;
  /** For actions that cannot be undone: closed only by its buttons and Escape. */
  isDanger?: boolean;
  /** The form and its buttons. */
  children: ReactNode;
}

/** A small dialog. Its content is remounted each time it opens. */
export function SmallDialog({ open, onClose, title, text, isDanger = false, children }: SmallDialogProps) {
  const id = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      role={isDanger ? "alertdialog" : "dialog"}
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      className="float-in m-auto max-h-[calc(100dvh-2rem)] w-120 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card"
    >
      {/* The padding is not the dialog's own: a click on the dialog's own area is one outside. */}
      <div className="p-5 sm:p-8">
        <h2 id={`${id}-title`} className="text-22">
          {title}
        </h2>
        <div id={`${id}-text`} className="mt-3 space-y-3 text-14 text-muted">
          {text}
        </div>
        {children}
      </div>
    </Modal>
  );
}

/** A dialog's buttons: cancel, then confirm. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">{children}</div>;
}
