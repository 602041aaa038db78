import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

interface LoadingProps {
  /** Announced by screen readers; 'Loading…' by default. */
  label?: string;
  className?: string;
  /** Skeletons in the shape of the content. */
  children: ReactNode;
}

/** The placeholder of content that is loading. */
export function Loading({ label, className, children }: LoadingProps) {
  const { t } = useLingui();
  return (
    <div role="status" aria-busy="true" aria-label={label ?? t`Loading…`} className={className}>
      {children}
    </div>
  );
}
