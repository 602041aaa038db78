import type { LucideIcon } from "lucide-react";

interface FactLineProps {
  icon: LucideIcon;
  value: string;
  /** The label of the value. */
  label?: string;
}

/** A fact on a card: icon, value and a small label of up to two lines. */
export function FactLine({ icon: Icon, value, label }: FactLineProps) {
  return (
    <>
      <span className="flex min-w-0 items-center gap-1.5 text-14 font-medium">
        <Icon size={16} strokeWidth={1.75} className="shrink-0 text-muted" aria-hidden="true" />
        <span className="truncate tabular">{value}</span>
      </span>
      {label && <span className="line-clamp-2 text-13 text-muted">{label}</span>}
    </>
  );
}
