import type { Language, Message } from "../../shared/text.ts";
import { ANSWER_MAX, validateLine, validateText } from "./tickets.rules.ts";

export const CANNED_TITLE_MAX = 60;
export const CANNED_ANSWERS_MAX = 50;

/** Placeholders of a canned answer for the ticket it is inserted into, in braces. */
export const CANNED_PLACEHOLDERS = ["name", "number"] as const;
type Placeholder = (typeof CANNED_PLACEHOLDERS)[number];

export const CANNED_ANSWER_MESSAGES = {
  titleRequired: /*i18n*/ { id: "canned_answers.title_required", message: "Please enter a title." },
  textRequired: /*i18n*/ { id: "canned_answers.text_required", message: "Please write the answer in this language." },
  unknownPlaceholder: /*i18n*/ {
    id: "canned_answers.unknown_placeholder",
    message: "Please use only '{name}' and '{number}' in braces.",
  },
  titleTaken: /*i18n*/ { id: "canned_answers.title_taken", message: "Another canned answer has this title." },
} as const satisfies Record<string, Message>;

export interface CannedAnswerDetails {
  readonly title: string;
  readonly english: string;
  readonly french: string;
}

/** The problems with a canned answer by field, in the order of the form; empty if it can be saved (product.md §13). */
export function validateCannedAnswer({ title, english, french }: CannedAnswerDetails) {
  const found = {
    title: validateLine(title, { required: CANNED_ANSWER_MESSAGES.titleRequired, max: CANNED_TITLE_MAX }),
    english: validateTemplate(english),
    french: validateTemplate(french),
  };
  return Object.fromEntries(Object.entries(found).filter(([, message]) => message !== undefined)) as Partial<
    Record<keyof CannedAnswerDetails, Message>
  >;
}

function validateTemplate(text: string): Message | undefined {
  const problem = validateText(text, { required: CANNED_ANSWER_MESSAGES.textRequired, max: ANSWER_MAX });
  if (problem !== undefined) return problem;
  const isKnown = (name: string) => CANNED_PLACEHOLDERS.includes(name as Placeholder);
  return [...text.matchAll(/\{([^{}]*)\}/gu)].every(([, name = ""]) => isKnown(name))
    ? undefined
    : CANNED_ANSWER_MESSAGES.unknownPlaceholder;
}

/** How a reply addresses a visitor, whose name is unknown: 'Hello there,' and 'Bonjour Madame, Monsieur,'. */
const UNNAMED: Readonly<Record<Language, string>> = { en: "there", fr: "Madame, Monsieur" };

interface Answered {
  readonly number: string;
  readonly language: Language;
  /** Null for visitors. */
  readonly account: { readonly name: string } | null;
}

/** The text of a canned answer for a ticket, in the ticket's language. */
export function fillCannedAnswer(
  { english, french }: Pick<CannedAnswerDetails, "english" | "french">,
  { number, language, account }: Answered,
): string {
  const values: Readonly<Record<Placeholder, string>> = { number, name: account?.name ?? UNNAMED[language] };
  // In one pass, so that a name in braces is not substituted again.
  return (language === "fr" ? french : english).replace(/\{(name|number)\}/gu, (_, key: Placeholder) => values[key]);
}
