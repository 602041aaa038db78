import { FORM_STEPS, type FormStep, listStepFields } from "@vestpocket/domain/listings/form-steps.rules";
import { hasDisclosure } from "@vestpocket/domain/listings/leveled-values.rules";
import type { Posting } from "./use-posting.ts";

/** `wrong`: an error is shown; `open`: something required is missing; `optional`: nothing is entered, and nothing has to be. */
export type StepState = "complete" | "wrong" | "open" | "optional";

/** Each step's state, by the form's validation. */
export function listSteps(posting: Posting): { step: FormStep; state: StepState }[] {
  return FORM_STEPS.map((step) => ({ step, state: readState(step, posting) }));
}

function readState(step: FormStep, posting: Posting): StepState {
  const { values, errors, problems } = posting;
  const names = listStepFields(step, values);
  if (errors.some(({ name }) => names.includes(name))) return "wrong";
  if (names.some((name) => problems[name] !== undefined)) return "open";
  return isEmpty(step, posting) ? "optional" : "complete";
}

/** Whether a step that requires nothing has no input. */
function isEmpty(step: FormStep, { values, fileParts }: Posting): boolean {
  const { thumbnail, photos, document } = fileParts.files;
  if (step === "audiences") return !hasDisclosure(values);
  return step === "files" && !thumbnail && photos.length === 0 && !document;
}
