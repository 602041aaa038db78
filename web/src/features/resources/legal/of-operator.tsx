import type { ReactNode } from "react";

/**
 * A detail of this site's operator. It can change without a new version of the policy that shows it, so the stored text
 * of a version has “[…]” in its place.
 */
export function OfOperator({ children }: { children: ReactNode }) {
  return <span data-of-operator="">{children}</span>;
}
