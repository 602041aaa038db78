import { type ReactNode, useEffect, useRef } from "react";
import { useBack } from "./back.ts";

export interface ModalProps {
  open: boolean;
  /**
   * Called on Escape, on Back, and on an outside click, unless a button in the dialog is pending: what is being sent may
   * fail, and what was typed would be lost.
   */
  onClose: () => void;
  labelledBy: string;
  /** 'alertdialog': an outside click does nothing. */
  role?: "dialog" | "alertdialog";
  describedBy?: string;
  className: string;
  children: ReactNode;
}

/** A native modal dialog: it traps the focus, returns it, and makes the page behind inert. */
export function Modal({ open, onClose, labelledBy, describedBy, role, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Selecting text may end outside: only a press that also began there closes.
  const isPressOutside = useRef(false);

  function close() {
    if (!dialog.current?.querySelector("[data-pending]")) onClose();
  }

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    element.showModal();
    document.documentElement.style.overflow = "hidden";
    return () => {
      element.close();
      document.documentElement.style.overflow = "";
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it (onCancel)
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        if (event.target !== dialog.current) return;
        event.preventDefault();
        close();
      }}
      onPointerDown={(event) => {
        isPressOutside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (event.target === dialog.current && isPressOutside.current && role !== "alertdialog") close();
      }}
      className={`overscroll-contain bg-raised text-text shadow-float backdrop:bg-scrim ${className}`}
    >
      {open && (
        <>
          <BackCloses onBack={close} />
          {children}
        </>
      )}
    </dialog>
  );
}

/** A component of its own, since a closed dialog must not handle Back. */
function BackCloses({ onBack }: { onBack: () => void }) {
  useBack(onBack);
  return null;
}
