/** A quiet block in the shape of what comes. The region that loads says so (`aria-busy`), not the block. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-control bg-line ${className}`} />;
}
