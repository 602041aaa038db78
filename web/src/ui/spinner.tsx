/** A spinner. With a label, it tells screen readers what is loading; without one, the text next to it does. */
export function Spinner({ label, size = 24 }: { label?: string; size?: number }) {
  return (
    <span role={label ? "status" : undefined} className="inline-flex items-center text-current">
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        className="animate-spin"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="9" opacity="0.25" />
        <path d="M21 12a9 9 0 0 0-9-9" strokeLinecap="round" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
