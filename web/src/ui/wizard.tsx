import { type ReactNode, useEffect, useRef } from "react";
import { ProgressSteps } from "./progress-steps.tsx";

interface WizardProps {
  /** What the steps lead to; read aloud. */
  label: string;
  steps: readonly ReactNode[];
  /** Counted from 0. */
  current: number;
  /** The `WizardStep` that is active. */
  children: ReactNode;
}

/** One step of several: the progress, and under it the step's card. */
export function Wizard({ label, steps, current, children }: WizardProps) {
  const frame = useFocusOnNewStep(current);
  return (
    <div ref={frame} className="flex scroll-mt-4 flex-col gap-6">
      <ProgressSteps label={label} steps={steps} current={current} />
      {children}
    </div>
  );
}

/** The focus goes along with the step: to its first wrong field, else to its first one. Not when the page opens. */
function useFocusOnNewStep(step: number) {
  const frame = useRef<HTMLDivElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step || frame.current === null) return;
    seen.current = step;
    if (frame.current.getBoundingClientRect().top < 0) frame.current.scrollIntoView();
    const wrong = frame.current.querySelector<HTMLElement>("[aria-invalid=true]");
    (wrong ?? frame.current.querySelector("input"))?.focus();
  }, [step]);
  return frame;
}
