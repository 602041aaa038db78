import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { LocalLink } from "./local-link.tsx";

/** A link back to the list that a page belongs to. `to`: without its language. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className="mb-2">
      <LocalLink
        to={to}
        className="inline-flex min-h-11 items-center gap-2 py-1 text-14 font-semibold text-link underline-offset-4 hover:underline"
      >
        <ArrowLeft size={16} className="shrink-0" aria-hidden="true" />
        {children}
      </LocalLink>
    </p>
  );
}
