import type { ReactNode } from "react";

/** A bar at the bottom of the screen while the list above it is in view; it ends above the footer. */
export function BottomBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      data-bottom-bar=""
      className="sticky bottom-0 z-10 mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-t-card border border-line bg-raised px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] print:hidden"
    >
      {children}
    </section>
  );
}
