import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { withRequiredMessage } from "../../shared/required-message.ts";
import { readableLine, readableText } from "../../shared/text.schema.ts";
import { CANNED_ANSWER_MESSAGES } from "./canned-answers.rules.ts";

/** A text that administrators insert into their replies to tickets. */
export const cannedAnswerSchema = z.object({
  id: idText,
  title: z.string(),
  english: z.string(),
  french: z.string(),
});
export type CannedAnswer = z.infer<typeof cannedAnswerSchema>;

const text = () => withRequiredMessage(readableText(20_000), CANNED_ANSWER_MESSAGES.textRequired);

export const saveCannedAnswerRequestSchema = z.strictObject({
  title: withRequiredMessage(readableLine(1_000), CANNED_ANSWER_MESSAGES.titleRequired),
  english: text(),
  french: text(),
});
