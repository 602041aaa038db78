import { useLingui } from "@lingui/react/macro";
import type { FormStep } from "@vestpocket/domain/listings/form-steps.rules";
import type { ReactNode } from "react";
import { headingOf } from "./posting-anchors.ts";
import { STEP_TITLES } from "./step-titles.ts";

interface StepCardProps {
  step: FormStep;
  intro?: ReactNode;
  /** Whether the list of steps is above it, which says its name where there is room. */
  isListed?: boolean;
  children: ReactNode;
}

/** A step's card; its heading gets the focus when the step opens. */
export function StepCard({ step, intro, isListed = true, children }: StepCardProps) {
  const { i18n } = useLingui();
  const id = headingOf(step);
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-raised px-5 py-3 sm:px-8">
      <div className={isListed ? "mb-3 sm:sr-only" : "mb-3"}>
        <h2 id={id} tabIndex={-1} className="scroll-mt-6 text-22">
          {i18n._(STEP_TITLES[step])}
        </h2>
      </div>
      <div className="flex flex-col gap-2.5">
        {intro && <p className="text-14 text-muted">{intro}</p>}
        {children}
      </div>
    </section>
  );
}
