import type { ReactNode } from "react";

interface PreviewPartProps {
  heading: ReactNode;
  children: ReactNode;
}

/** A part of a preview, under the place where readers find it. */
export function PreviewPart({ heading, children }: PreviewPartProps) {
  return (
    <section>
      <h3 className="mb-3 border-b border-line pb-2 text-18">{heading}</h3>
      {children}
    </section>
  );
}
