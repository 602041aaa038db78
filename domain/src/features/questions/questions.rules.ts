import { type Problems, toProblems } from "../../shared/problems.ts";
import { toLines } from "../../shared/readable-text.ts";
import { type Message, withValues } from "../../shared/text.ts";
import { validateMessageText } from "../inquiries/inquiries.rules.ts";
import type { QuestionKind, QuestionState, QuestionStep } from "./questions.terms.ts";

/** Longest question or document name, reason, answer, and note when declining, in characters (product.md §22). */
export const QUESTION_MAX = 2_000;
export const QUESTION_REASON_MAX = 1_000;
export const ANSWER_MAX = 5_000;

/** Questions and requests of one person per hour, and per day about one listing; answers of one owner per hour. */
export const QUESTIONS_AN_HOUR = 20;
export const QUESTIONS_PER_LISTING = 30;
export const ANSWERS_AN_HOUR = 120;

export const QUESTION_MESSAGES = {
  questionRequired: /*i18n*/ { id: "questions.question_required", message: "Please write your question." },
  documentRequired: /*i18n*/ { id: "questions.document_required", message: "Please say which document you need." },
  reasonRequired: /*i18n*/ { id: "questions.reason_required", message: "Please say why you need it." },
  answerRequired: /*i18n*/ { id: "questions.answer_required", message: "Please write your answer." },
  longText: /*i18n*/ { id: "questions.long_text", message: "Please use {max, number} characters or fewer." },
} as const satisfies Record<string, Message>;

interface QuestionInput {
  readonly kind: QuestionKind;
  readonly text: string;
  readonly reason: string;
}

/** The problems of a question, or of a request for a document, which says why it is needed. */
export function validateQuestion({ kind, text, reason }: QuestionInput): Problems {
  const { questionRequired, documentRequired, reasonRequired } = QUESTION_MESSAGES;
  const isDocument = kind === "document";
  return toProblems({
    text: validateQuestionText(text, { max: QUESTION_MAX, required: isDocument ? documentRequired : questionRequired }),
    reason: isDocument
      ? validateQuestionText(reason, { max: QUESTION_REASON_MAX, required: reasonRequired })
      : undefined,
  });
}

/** The problem with the owner's text, or undefined: an answer needs words, a note may be empty. */
export function validateAnswer(kind: QuestionKind, answer: string): Message | undefined {
  const required = kind === "question" ? { required: QUESTION_MESSAGES.answerRequired } : {};
  return validateQuestionText(answer, { max: ANSWER_MAX, ...required });
}

export function validateNote(note: string): Message | undefined {
  return validateQuestionText(note, { max: QUESTION_REASON_MAX });
}

function validateQuestionText(
  typed: string,
  { max, required }: { max: number; required?: Message },
): Message | undefined {
  const text = toLines(typed);
  if (text === "" && required !== undefined) return required;
  if ([...text].length > max) return withValues(QUESTION_MESSAGES.longText, { max });
  return validateMessageText(typed);
}

/** The stored facts about a question that decide what can be done with it. */
export interface KeptQuestion {
  readonly kind: QuestionKind;
  readonly state: QuestionState;
  /** How many answers there are: each correction adds one. */
  readonly version: number;
}

/**
 * What someone can currently do with a question. An answer can be corrected; an added document and a refusal are final.
 */
export function listQuestionSteps(
  { kind, state }: KeptQuestion,
  reader: { readonly isOwner: boolean; readonly isAsker: boolean },
): QuestionStep[] {
  if (reader.isOwner) {
    if (state === "open") return ["answer", "decline"];
    return state === "answered" && kind === "question" ? ["answer"] : [];
  }
  return reader.isAsker && state === "open" ? ["withdraw"] : [];
}

/**
 * Whether a reader of the room may read it: its owner and its asker always, others once a question has an answer
 * (product.md §22).
 */
export function mayReadQuestion(
  { kind, state }: KeptQuestion,
  { isOwner, isAsker }: { readonly isOwner: boolean; readonly isAsker: boolean },
): boolean {
  return isOwner || isAsker || (kind === "question" && state === "answered");
}
