import { useLingui } from "@lingui/react/macro";
import type { FormStep } from "@vestpocket/domain/listings/form-steps.rules";
import { Check, CircleAlert } from "lucide-react";
import { classNames } from "../../../ui/class-names.ts";
import { listSteps, type StepState } from "./step-states.ts";
import { STEP_TITLES } from "./step-titles.ts";
import { toSearch } from "./use-form-step.ts";
import type { Posting } from "./use-posting.ts";

const ITEM = classNames(
  "group flex min-h-11 w-full flex-col items-center gap-1 rounded-control p-1 text-center text-13 leading-tight text-muted transition-colors hover:bg-sunken hover:text-text -outline-offset-2",
  "aria-[current=step]:font-semibold aria-[current=step]:text-text",
);
const MARK =
  "tabular flex size-7 shrink-0 items-center justify-center rounded-full border text-13 font-semibold group-aria-[current=step]:border-action group-aria-[current=step]:bg-action group-aria-[current=step]:text-on-action";

const MARKS: Readonly<Record<StepState, string>> = {
  complete: "border-transparent bg-action-soft text-link",
  wrong: "border-danger text-danger",
  open: "border-line-strong",
  optional: "border-dashed border-line-strong",
};

interface StepListProps {
  posting: Posting;
  current: FormStep;
  onGo: (step: FormStep) => void;
  /** Posts the listing, which leads to its plan; undefined if it has one. */
  onPost: (() => void) | undefined;
}

/** The form's steps with their progress: a press on any of them leads there. The last one is the page of plans. */
export function StepList({ posting, current, onGo, onPost }: StepListProps) {
  const { t, i18n } = useLingui();
  const words = { complete: t`complete`, wrong: t`has an error`, open: t`to complete`, optional: t`optional` };
  const steps = listSteps(posting);
  return (
    <nav aria-label={t`Steps of the form`} className="rounded-card border border-line bg-raised p-1">
      <ol className="flex">
        {steps.map(({ step, state }, at) => {
          const name = i18n._(STEP_TITLES[step]);
          return (
            <li key={step} className="min-w-0 flex-1">
              <a
                href={toSearch(step)}
                aria-label={`${name}, ${words[state]}`}
                aria-current={step === current ? "step" : undefined}
                onClick={(event) => {
                  event.preventDefault();
                  onGo(step);
                }}
                className={ITEM}
              >
                <Mark state={state} number={at + 1} />
                <span className="max-sm:hidden">{name}</span>
              </a>
            </li>
          );
        })}
        {onPost && (
          <li className="min-w-0 flex-1">
            <button type="button" aria-label={t`Plan and pay`} onClick={onPost} className={ITEM}>
              <Mark state="open" number={steps.length + 1} />
              <span className="max-sm:hidden">{t`Plan and pay`}</span>
            </button>
          </li>
        )}
      </ol>
    </nav>
  );
}

/** The number is no text: what is read aloud begins with the step's name, as what is seen does. */
function Mark({ state, number }: { state: StepState; number: number }) {
  const isMarked = state === "complete" || state === "wrong";
  return (
    <span
      aria-hidden="true"
      data-number={number}
      className={classNames(MARK, MARKS[state], !isMarked && "before:content-[attr(data-number)]")}
    >
      {state === "complete" && <Check size={16} />}
      {state === "wrong" && <CircleAlert size={16} />}
    </span>
  );
}
