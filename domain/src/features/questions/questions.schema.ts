import { z } from "zod/mini";
import { idText } from "../../shared/ids.schema.ts";
import { momentSchema } from "../../shared/moments.schema.ts";
import { countSchema, INT32_MAX, integer } from "../../shared/numbers.schema.ts";
import { pageRequestSchema, pageSchema } from "../../shared/paging.schema.ts";
import { withRequiredMessage } from "../../shared/required-message.ts";
import { readableText } from "../../shared/text.schema.ts";
import { QUESTION_MESSAGES } from "./questions.rules.ts";
import { QUESTION_KINDS, QUESTION_STATES, QUESTION_STEPS } from "./questions.terms.ts";

export const askQuestionSchema = z.strictObject({
  kind: z.enum(QUESTION_KINDS),
  /** The question, or the missing document. */
  text: withRequiredMessage(readableText(20_000), QUESTION_MESSAGES.questionRequired),
  /** For a document request: why it is needed. */
  reason: z._default(readableText(10_000), ""),
});
export type AskQuestion = z.infer<typeof askQuestionSchema>;

/** How many answers there were when its sender read the question. */
const version = integer(0, INT32_MAX);
export const answerQuestionSchema = z.strictObject({ version, answer: z._default(readableText(50_000), "") });
export const declineQuestionSchema = z.strictObject({ note: z._default(readableText(10_000), "") });

export const listQuestionsSchema = z.extend(pageRequestSchema, {
  kind: z._default(z.enum(QUESTION_KINDS), "question"),
});

export const questionSchema = z.object({
  id: idText,
  kind: z.enum(QUESTION_KINDS),
  state: z.enum(QUESTION_STATES),
  text: z.string(),
  /** Empty for everyone but its owner and its asker. */
  reason: z.string(),
  isMine: z.boolean(),
  /** For the owner; null for everyone else, and once the account was deleted. */
  askerName: z.nullable(z.string()),
  askedAt: momentSchema,
  version,
  /** The answers, latest first: a correction keeps earlier ones. */
  answers: z.array(z.object({ text: z.string(), at: momentSchema })),
  /** The owner's note when declining. */
  note: z.string(),
  /** Answered or declined since its asker last read it. */
  isNew: z.boolean(),
  steps: z.array(z.enum(QUESTION_STEPS)),
});
export type Question = z.infer<typeof questionSchema>;

export const questionsPageSchema = z.extend(pageSchema, {
  isOwner: z.boolean(),
  /** How many of this kind await the owner; 0 for others. */
  waiting: countSchema,
  questions: z.array(questionSchema),
});
export type QuestionsPage = z.infer<typeof questionsPageSchema>;
