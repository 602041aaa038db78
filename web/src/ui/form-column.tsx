import type { ReactNode } from "react";
import { NeedsScripts } from "./needs-scripts.tsx";
import { PageContainer } from "./page-container.tsx";
import { StitchedDivider } from "./stitched-divider.tsx";

interface FormColumnProps {
  heading: ReactNode;
  /** One sentence under the heading. */
  intro?: ReactNode;
  /** Shown without scripts; by default, that the page needs them. */
  withoutScripts?: ReactNode;
  children: ReactNode;
  /** Another action below the card. */
  after?: ReactNode;
}

/** The layout of a short form page: a heading, a sentence and a narrow card. */
export function FormColumn({ heading, intro, withoutScripts = <NeedsScripts />, children, after }: FormColumnProps) {
  return (
    <PageContainer className="py-10 sm:py-16">
      <div className="mx-auto max-w-[28rem]">
        <h1 className="text-36">{heading}</h1>
        <StitchedDivider className="mt-3 text-muted" />
        {intro && <p className="mt-4 text-muted">{intro}</p>}
        <div className="mt-6 rounded-card border border-line bg-raised p-5 sm:p-8">
          {withoutScripts}
          {children}
        </div>
        {after && <div className="mt-4 text-center">{after}</div>}
      </div>
    </PageContainer>
  );
}
