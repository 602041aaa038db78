import type { ReactNode } from "react";

/** A description list; if there is little room, each value goes below its name. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className="@container divide-y divide-line text-14">{children}</dl>;
}

/** Two lists side by side, or one below the other if there is little room. */
export function FactColumns({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-x-10 gap-y-2.5 max-lg:*:not-first:border-t max-lg:*:not-first:border-line max-lg:*:not-first:pt-2.5 lg:grid-cols-2">
      {children}
    </div>
  );
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 py-2.5 first:pt-0 last:pb-0 @sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
