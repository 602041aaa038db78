import { type ReactNode, useEffect, useRef } from "react";
import { ProgressSteps } from "./progress-steps.tsx";

interface WizardProps {
  /** The accessible name of the steps. */
  label: string;
  steps: readonly ReactNode[];
  /** Zero-based. */
  current: number;
  /** The active `WizardStep`. */
  children: ReactNode;
}

/** A wizard: the progress and the active step's card. */
export function Wizard({ label, steps, current, children }: WizardProps) {
  const frame = useFocusOnNewStep(current);
  return (
    <div ref={frame} className="flex scroll-mt-4 flex-col gap-6">
      <ProgressSteps label={label} steps={steps} current={current} />
      {children}
    </div>
  );
}

/** Moves the focus when the step changes: to its first invalid field, or else its first field. Not on page load. */
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
