import { Check } from "lucide-react";
import type { ReactNode } from "react";

/** What the membership brings, ticked in brass: an item of a list, on ink too. */
export function Benefit({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      <span className="flex h-lh shrink-0 items-center text-brass in-data-[ground=ink]:text-brass-on-ink">
        <Check size={18} aria-hidden="true" />
      </span>
      <span>{children}</span>
    </li>
  );
}
