import { type PreviewedForm, toPreviews } from "@vestpocket/domain/listings/form-previews.rules";
import type { Preview } from "@vestpocket/domain/listings/previews.schema";
import { useDeferredValue } from "react";
import { useMessage } from "../../../platform/language.ts";
import { useReader } from "../../../platform/units.ts";

/** What each audience would get of the form; typing does not wait for it. */
export function useFormPreviews(form: PreviewedForm): Preview[] {
  const message = useMessage();
  const { language } = useReader();
  return toPreviews(useDeferredValue(form), { language, now: new Date(), translate: (_, text) => message(text) });
}
