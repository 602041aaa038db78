import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";

interface MenuProps {
  label: ReactNode;
  triggerClassName: string;
  /** Classes that place and size the panel, which is positioned absolutely above everything. */
  panelClassName: string;
  children: ReactNode;
}

/**
 * A button that opens a panel of links in a native popover: it works before any script has loaded, closes on Escape and on
 * an outside click, and returns the focus.
 */
export function Menu({ label, triggerClassName, panelClassName, children }: MenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" popoverTarget={id} aria-expanded={open} aria-controls={id} className={triggerClassName}>
        {label}
        <ChevronDown size={16} className={`transition-transform ${open ? "rotate-180" : ""}`} aria-hidden="true" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed; the panel only closes after it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link pressed by key clicks too */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === "open")}
        onClick={(event) => {
          if ((event.target as Element).closest("a")) panel.current?.hidePopover();
        }}
        className={`float-in absolute m-0 rounded-card border border-line bg-raised text-text shadow-float ${panelClassName}`}
      >
        {children}
      </div>
    </>
  );
}
