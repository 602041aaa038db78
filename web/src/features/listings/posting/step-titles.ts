import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { FormStep } from "@vestpocket/domain/listings/form-steps.rules";

/** The steps' headings, also used in their list. */
export const STEP_TITLES: Readonly<Record<FormStep, MessageDescriptor>> = {
  what: msg`What and where`,
  price: msg`Price and size`,
  files: msg`Photos and documents`,
  audiences: msg`Who sees what`,
};
