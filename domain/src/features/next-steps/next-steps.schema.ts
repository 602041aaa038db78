import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { countSchema } from "../../shared/numbers.schema.ts";
import { LANGUAGES } from "../../shared/text.ts";
import { NEXT_STEPS, NEXT_STEPS_MAX } from "./next-steps.terms.ts";

const kind = z.enum(NEXT_STEPS);

export const nextStepSchema = z.object({
  kind,
  /** Days that somebody waits, days that are left, or visits: what the step's sentence says. */
  count: countSchema,
  listing: z.object({ id: idText, name: z.string(), language: z.enum(LANGUAGES) }),
});
export type ListedStep = z.infer<typeof nextStepSchema>;

/** The most urgent first. */
export const nextStepsSchema = z.array(nextStepSchema).check(z.maxLength(NEXT_STEPS_MAX));

export const dismissRequestSchema = z.strictObject({ kind });
