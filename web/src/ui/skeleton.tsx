/** A skeleton block. The loading region has `aria-busy`, not the block. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-control bg-line ${className}`} />;
}
