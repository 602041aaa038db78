import { FORM_STEPS, type FormStep } from "@vestpocket/domain/listings/form-steps.rules";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { focusField, focusHeading } from "./posting-anchors.ts";

/** The query parameter that names the step. */
const STEP = "step";

/** Of the current address: a step can be reached by reloading and by Back. The first one needs no name. */
export function toSearch(step: FormStep): string {
  const query = new URLSearchParams(window.location.search);
  if (step === FORM_STEPS[0]) query.delete(STEP);
  else query.set(STEP, step);
  return `?${query}`;
}

/**
 * The step that the address names, once the form has more than the first, and functions that lead to a step and to a
 * field in any of them. A new step gets the focus, or the field that it was opened for.
 */
export function useFormStep(isAsked: boolean) {
  const named = useSearchParams()[0].get(STEP);
  const { state } = useLocation();
  const navigate = useNavigate();
  const step = (isAsked && FORM_STEPS.find((each) => each === named)) || "what";
  const wanted = useRef<{ readonly name: string; readonly step: FormStep }>(undefined);
  const shown = useRef(step);

  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (wanted.current === undefined) focusHeading(step);
  }, [step]);

  useEffect(() => {
    if (wanted.current?.step !== step) return;
    focusField(wanted.current.name);
    wanted.current = undefined;
  }, [step]);

  function goTo(next: FormStep) {
    if (next === step) return focusHeading(next);
    void navigate({ search: toSearch(next) }, { preventScrollReset: true, state });
  }

  return {
    step,
    goTo,
    /** Focuses a field of a step, which opens first. */
    goToField(name: string, next: FormStep) {
      if (next === step) return focusField(name);
      wanted.current = { name, step: next };
      goTo(next);
    },
  };
}
