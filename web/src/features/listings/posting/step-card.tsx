import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { FormCard } from "../../../ui/form-card.tsx";
import { type FormStep, STEP_TITLES } from "./form-steps.ts";
import { headingOf } from "./posting-anchors.ts";

interface StepCardProps {
  step: FormStep;
  intro?: ReactNode;
  children: ReactNode;
}

/** A step's card; its heading gets the focus when the step opens. */
export function StepCard({ step, intro, children }: StepCardProps) {
  const { i18n } = useLingui();
  return (
    <FormCard title={i18n._(STEP_TITLES[step])} intro={intro} isDense headingId={headingOf(step)}>
      {children}
    </FormCard>
  );
}
