import { type ReactNode, type RefObject, useEffect, useRef } from "react";

interface BellPopoverProps {
  titleId: string;
  /** What opened it, and gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** Hangs under the bell. It closes on Escape, on a press outside, and when the focus moves on. */
export function BellPopover({ titleId, button, onClose, children }: BellPopoverProps) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    panel.current?.focus();
    const onPress = ({ target }: PointerEvent) => {
      const isInside = [panel, button].some(({ current }) => current?.contains(target as Node));
      if (!isInside) close.current();
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [button]);

  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        onClose();
        button.current?.focus();
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        const hasMovedOn = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
        if (hasMovedOn && relatedTarget !== button.current) onClose();
      }}
      className="float-in absolute top-full right-0 z-40 mt-2 h-[min(36rem,calc(100dvh-6rem))] w-104 max-w-[calc(100vw-2rem)] overflow-hidden rounded-card border border-line bg-raised text-text shadow-float outline-none"
    >
      {children}
    </div>
  );
}
