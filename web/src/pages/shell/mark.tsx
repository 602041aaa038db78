/**
 * The logo: a vest pocket with a stitched flap, and the name. If there is no room for the name, only the pocket is
 * shown.
 */
export function Mark() {
  return (
    <span className="inline-flex h-11 min-w-0 flex-wrap content-start gap-x-2.5 overflow-hidden text-on-ink">
      <svg
        width="30"
        viewBox="0 0 32 32"
        fill="none"
        stroke="currentColor"
        className="h-11 shrink-0"
        aria-hidden="true"
      >
        <path d="M5 7.5h22V19c0 4.8-5 8-11 9.5C10 27 5 23.8 5 19z" strokeWidth="2" strokeLinejoin="round" />
        <path d="M5 11.5c3.5 3.8 7 5 11 5s7.5-1.2 11-5" strokeWidth="2" />
        <path d="M8.5 18.5c2.2 1.7 4.6 2.5 7.5 2.5s5.3-.8 7.5-2.5" strokeWidth="1.5" strokeDasharray="2.2 2" />
      </svg>
      <span className="flex h-11 items-center font-serif text-22 leading-none font-semibold tracking-tight whitespace-nowrap">
        <span translate="no" className="translate-y-px">
          Vestpocket
        </span>
      </span>
    </span>
  );
}
