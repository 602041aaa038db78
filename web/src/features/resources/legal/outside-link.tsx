import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";

/** A link within a sentence that leads out of the site: to a web page, a mailbox or a phone. */
export function OutsideLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      className={classNames(
        "text-link underline decoration-1 underline-offset-4 hover:decoration-2",
        to.startsWith("tel:") ? "whitespace-nowrap" : "break-words",
      )}
    >
      {children}
    </a>
  );
}
