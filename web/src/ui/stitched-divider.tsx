/** A stitched line with the curve of a pocket flap, under a page's title. */
export function StitchedDivider({ className = "" }: { className?: string }) {
  return (
    <svg
      width="104"
      height="14"
      viewBox="0 0 104 14"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M1 1.5h102" strokeWidth="1.5" />
      <path d="M1 4.5c22 0 30 7.5 51 7.5s29-7.5 51-7.5" strokeWidth="1.5" strokeDasharray="4.5 4" />
    </svg>
  );
}
