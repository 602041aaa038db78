import type { ReactNode } from "react";

/** The heading of an administration page, with what belongs to the whole page beside it. */
export function AdminTitle({ children, tools }: { children: ReactNode; tools?: ReactNode }) {
  return (
    <div className="mb-3 flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2">
      <h1 className="text-28">{children}</h1>
      {tools}
    </div>
  );
}
