import { Trans } from "@lingui/react/macro";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface ProgressStepsProps {
  /** The accessible name of the steps. */
  label: string;
  steps: readonly ReactNode[];
  /** The index of the active step; those before it are completed. */
  current: number;
}

/** A wizard's progress: completed, active and pending steps. */
export function ProgressSteps({ label, steps, current }: ProgressStepsProps) {
  return (
    <div className="@container">
      <ol aria-label={label} className="flex">
        {steps.map((step, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a wizard stay in their order
            key={at}
            aria-current={at === current ? "step" : undefined}
            className="relative flex min-w-0 flex-1 flex-col items-center gap-2 px-1 text-center"
          >
            {at > 0 && (
              <span
                aria-hidden="true"
                className={classNames(
                  "absolute top-4 right-[calc(50%+1.5rem)] left-[calc(-50%+1.5rem)] border-t-2",
                  at <= current ? "border-action" : "border-line",
                )}
              />
            )}
            <StepMark at={at} current={current} />
            <span
              className={classNames(
                "text-13 sm:text-14 @max-[17rem]:sr-only",
                at === current ? "font-semibold" : "text-muted",
              )}
            >
              {step}
              {at < current && (
                <span className="sr-only">
                  {" "}
                  <Trans>(completed)</Trans>
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
      {/* If the names do not fit side by side, the active step's name gets the whole width. */}
      <p aria-hidden="true" className="mt-2 hidden text-center text-14 font-semibold @max-[17rem]:block">
        {steps[current]}
      </p>
    </div>
  );
}

function StepMark({ at, current }: { at: number; current: number }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "flex size-8 items-center justify-center rounded-full text-14 font-semibold tabular",
        at < current && "bg-action-soft text-link",
        at === current && "bg-action text-on-action",
        at > current && "border border-line-strong text-muted",
      )}
    >
      {at < current ? <Check size={18} /> : at + 1}
    </span>
  );
}
