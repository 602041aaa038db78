import { createContext, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { useBlocker, useLocation } from "react-router";

/** Whether the content of the dialog around it is being sent. */
export const BusyContext = createContext<RefObject<boolean> | undefined>(undefined);

export interface ModalProps {
  open: boolean;
  /** Called on Escape, on Back, and on an outside click, unless the content is being sent. */
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
  const busy = useRef(false);
  // Selecting text may end outside: only a press that also began there closes.
  const isPressOutside = useRef(false);

  function close() {
    if (!busy.current) onClose();
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
        <BusyContext value={busy}>
          <BackCloses onBack={close} />
          {children}
        </BusyContext>
      )}
    </dialog>
  );
}

/** On a phone, people use Back to close what covers the page; it must not leave the page. */
function BackCloses({ onBack }: { onBack: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === "POP");
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    onBack();
  }, [blocker, onBack]);

  const { key } = useLocation();
  const close = useRef(onBack);
  close.current = onBack;
  useEffect(() => {
    coverFirstEntry();
    const onPop = (event: PopStateEvent) => {
      if (readKey(event.state) !== key) return;
      // The router would treat it as a page change.
      event.stopImmediatePropagation();
      close.current();
    };
    window.addEventListener("popstate", onPop, { capture: true });
    return () => window.removeEventListener("popstate", onPop, { capture: true });
  }, [key]);
  return null;
}

/**
 * The router counts a document's entries from 0; Back from the first would leave the site. This adds one above it for
 * the same page.
 */
function coverFirstEntry(): void {
  const { state } = window.history;
  if (state?.idx === 0) window.history.pushState({ ...state, idx: 1 }, "");
}

/** The router's key for an entry. */
function readKey(state: { key?: string } | null): string {
  return state?.key ?? "default";
}
