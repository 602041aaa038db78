import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

interface CalculatorProps {
  title: ReactNode;
  /** The result; nothing while input is missing. */
  result: ReactNode;
  /** What the result is computed from. */
  children: ReactNode;
}

/** A calculator as one line that expands to its inputs and how the result is computed. */
export function Calculator({ title, result, children }: CalculatorProps) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-13 list-none flex-wrap items-center justify-between gap-x-4 py-2 text-14 font-medium [&::-webkit-details-marker]:hidden">
        <span className="flex items-center gap-2">
          <ChevronDown
            size={16}
            className="shrink-0 text-muted transition-transform group-open:rotate-180"
            aria-hidden="true"
          />
          {title}
        </span>
        <span className="tabular ml-auto font-semibold">{result}</span>
      </summary>
      <div className="space-y-3 pt-1 pb-4 text-14">{children}</div>
    </details>
  );
}
