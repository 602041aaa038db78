import type { Language } from "../../shared/text.ts";
import type { Wording } from "./agreements.terms.ts";
import { STANDARD_EN } from "./standard-en.ts";
import { STANDARD_FR } from "./standard-fr.ts";

/** An agreement's text as stored, hashed and signed. */
export interface AgreementText {
  readonly language: Language;
  readonly title: string;
  readonly body: string;
}

/** The version of the standard text. Raise it when you change a word: a signed text never changes. */
export const STANDARD_VERSION = 2;

/** The standard text in both languages. */
export const STANDARD_TEXTS: readonly AgreementText[] = [toText("en", STANDARD_EN), toText("fr", STANDARD_FR)];

function toText(language: Language, { title, clauses }: Wording): AgreementText {
  const body = clauses.map(({ heading, text }, at) => `${at + 1}. ${heading}\n\n${text}`).join("\n\n");
  return { language, title, body };
}
