import { Check } from "lucide-react";
import type { ReactNode } from "react";

/** A membership benefit with a brass check mark: a list item, on dark backgrounds too. */
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
