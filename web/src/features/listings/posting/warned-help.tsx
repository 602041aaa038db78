import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** A field's help, followed by a warning about its input, which is announced when it appears; the input stays valid. */
export function WarnedHelp({ warning, children }: { warning: ReactNode; children?: ReactNode }) {
  return (
    <>
      {children}
      <span aria-live="polite" className="block">
        {warning && (
          <span className="mt-1.5 flex items-start gap-1.5 rounded-control bg-warning-soft px-3 py-2 font-medium text-warning">
            <TriangleAlert size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
            <span className="min-w-0 wrap-anywhere">{warning}</span>
          </span>
        )}
      </span>
    </>
  );
}
