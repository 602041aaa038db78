import { Ellipsis } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { IconButton } from "./icon-button.tsx";

interface ActionMenuProps {
  /** The button's accessible name. */
  label: string;
  /** Links and buttons with the class ACTION_CLASS. */
  children: ReactNode;
}

/** A menu item. */
export const ACTION_CLASS =
  "flex min-h-11 w-full items-center gap-3 rounded-[6px] px-3 py-2 text-left text-14 font-medium hover:bg-sunken -outline-offset-2";

const GAP = 4;
/** The space the panel needs below its button; with less, it opens above. */
const ROOM = 200;

/** A button that opens a menu of actions in a native popover, which closes on Escape and on an outside click. */
export function ActionMenu({ label, children }: ActionMenuProps) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  function place() {
    const box = trigger.current?.getBoundingClientRect();
    if (!box || !panel.current) return;
    const { clientWidth, clientHeight } = document.documentElement;
    const opensAbove = box.bottom + ROOM > clientHeight && box.top > ROOM;
    Object.assign(panel.current.style, {
      right: `${clientWidth - box.right}px`,
      top: opensAbove ? "auto" : `${box.bottom + window.scrollY + GAP}px`,
      bottom: opensAbove ? `${clientHeight - box.top - window.scrollY + GAP}px` : "auto",
    });
  }

  function choose() {
    panel.current?.hidePopover();
    // Not every browser focuses a clicked button; the dialog that opens next must return the focus to it.
    trigger.current?.focus();
  }

  return (
    <>
      <IconButton
        ref={trigger}
        label={label}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        className="border border-line-strong"
      >
        <Ellipsis size={20} aria-hidden="true" />
      </IconButton>
      <div
        ref={panel}
        id={id}
        popover="auto"
        onBeforeToggle={(event) => event.newState === "open" && place()}
        onToggle={(event) => setOpen(event.newState === "open")}
        onClickCapture={choose}
        className="float-in absolute inset-auto m-0 min-w-52 rounded-control border border-line bg-raised p-1 text-text shadow-float"
      >
        {children}
      </div>
    </>
  );
}
