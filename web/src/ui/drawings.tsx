import type { ReactNode } from "react";

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      width="176"
      height="132"
      viewBox="0 0 176 132"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** An empty vest pocket. */
export function EmptyPocket() {
  return (
    <Drawing>
      <path d="M44 40h88v48c0 14-20 26-44 30-24-4-44-16-44-30z" className="fill-raised" />
      <path d="M40 28h96v14c-16 13-30 16-48 16s-32-3-48-16z" className="fill-sunken" />
      <path d="M46 34c12 12 26 17 42 17s30-5 42-17" strokeDasharray="5 5" />
      <path d="M51 62v27c0 9 15 18 37 22 22-4 37-13 37-22V62" strokeDasharray="5 5" />
      <circle cx="88" cy="42" r="3.5" className="fill-raised" />
      <path d="M20 122h30M126 122h30" opacity="0.5" />
    </Drawing>
  );
}

/** A shop with its shutter down. */
export function ClosedShutter() {
  return (
    <Drawing>
      <path d="M36 34h104v84H36z" className="fill-raised" />
      <path d="M30 18h116l6 16H24z" className="fill-sunken" />
      <path d="M48 18l-3 16M68 18l-2 16M88 18v16M108 18l2 16M128 18l3 16" />
      <path d="M46 46h84v60H46zM46 56h84M46 66h84M46 76h84M46 86h84M46 96h84" />
      <path d="M82 106v6h12v-6" />
      <path d="M14 118h148" />
    </Drawing>
  );
}

/** A street sign that points nowhere. */
export function LostSign() {
  return (
    <Drawing>
      <path d="M86 16v102M92 16v102" />
      <path d="M84 16h10" />
      <path d="M94 28h46l12 11-12 11H94z" className="fill-raised" transform="rotate(9 94 39)" />
      <path d="M84 56H36L24 67l12 11h48z" className="fill-sunken" transform="rotate(-7 84 67)" />
      <path d="M104 42l26 4M46 71l26-3" strokeDasharray="5 5" />
      <path d="M60 118c4-8 10-8 13 0M103 118c3-10 11-10 15 0" />
      <path d="M22 118h132" />
    </Drawing>
  );
}
