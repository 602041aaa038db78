import { CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** A short status next to a label. */
export function StateMark({ isGood, children }: { isGood: boolean; children: ReactNode }) {
  const Icon = isGood ? CircleCheck : TriangleAlert;
  return (
    <span className={`inline-flex items-center gap-1 text-13 font-medium ${isGood ? "text-success" : "text-warning"}`}>
      <Icon size={14} className="shrink-0" aria-hidden="true" />
      {children}
    </span>
  );
}
