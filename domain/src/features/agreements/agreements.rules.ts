import { FRENCH_PROVINCE } from "../../shared/french-first.ts";
import { type Problems, toProblems } from "../../shared/problems.ts";
import { toLine, toLines } from "../../shared/readable-text.ts";
import { LANGUAGES, type Language, type Message } from "../../shared/text.ts";
import { validateName } from "../accounts/accounts.rules.ts";
import type { AgreementChoice } from "./agreements.schema.ts";
import type { Authentication, Capacity } from "./agreements.terms.ts";
import type { AgreementText } from "./standard-agreement.ts";

export const AGREEMENT_MESSAGES = {
  nameRequired: /*i18n*/ { id: "agreements.name_required", message: "Please enter your full name." },
  malformedName: /*i18n*/ { id: "agreements.malformed_name", message: "Please enter your first and last name." },
  companyRequired: /*i18n*/ {
    id: "agreements.company_required",
    message: "Please enter the name of the company you are signing for.",
  },
  titleOfSignerRequired: /*i18n*/ {
    id: "agreements.signer_title_required",
    message: "Please enter your title at the company, such as Director.",
  },
  agreedRequired: /*i18n*/ { id: "agreements.agreed_required", message: "Please confirm that you agree." },
  titleRequired: /*i18n*/ { id: "agreements.title_required", message: "Please give the agreement a title." },
  bodyRequired: /*i18n*/ { id: "agreements.body_required", message: "Please enter the text of the agreement." },
  twoFactorsNeeded: /*i18n*/ {
    id: "agreements.two_factors_needed",
    message:
      "The owner asks for a passkey, or for your password and a code from an authenticator app. Set one of them up on your profile page first.",
  },
  languageMissing: /*i18n*/ {
    id: "agreements.language_missing",
    message: "Please enter the text in both languages, or confirm that you offer it in one only.",
  },
  frenchRequired: /*i18n*/ {
    id: "agreements.french_required",
    message: "This listing is in Quebec: its readers must get the NDA in French first. Please enter the French text.",
  },
} as const satisfies Record<string, Message>;

interface SignatureInput {
  readonly name: string;
  readonly capacity: Capacity;
  readonly company: string;
  /** At the company. */
  readonly title: string;
  readonly agreed: boolean;
}

/** The problems with a signature's input, apart from the identity proof. */
export function validateSigning({ name, capacity, company, title, agreed }: SignatureInput): Problems {
  const parts = toLine(name).split(/\s+/u);
  const isMissing = parts[0] === "";
  const nameProblem = isMissing
    ? AGREEMENT_MESSAGES.nameRequired
    : parts.length > 1
      ? undefined
      : AGREEMENT_MESSAGES.malformedName;
  return toProblems({
    name: nameProblem ?? parts.map((part) => validateName(part, AGREEMENT_MESSAGES.nameRequired)).find(Boolean),
    company: capacity === "company" && toLine(company) === "" ? AGREEMENT_MESSAGES.companyRequired : undefined,
    title: capacity === "company" && toLine(title) === "" ? AGREEMENT_MESSAGES.titleOfSignerRequired : undefined,
    agreed: agreed ? undefined : AGREEMENT_MESSAGES.agreedRequired,
  });
}

/** Whether a signer's proof has the two factors that the owner may require (product.md §17.3). */
export function hasTwoFactors(authentication: Authentication): boolean {
  return authentication !== "password";
}

/** Whether two names are the same to a reader: case, accents' encoding and spaces aside. */
export function isSameName(one: string, other: string): boolean {
  const toKey = (name: string) => toLine(name).normalize("NFC").toLocaleLowerCase("en").replace(/\s+/gu, " ");
  return toKey(one) === toKey(other);
}

type OwnTexts = Pick<AgreementChoice, "titleEn" | "bodyEn" | "titleFr" | "bodyFr">;

/** The entered texts of a custom agreement, at least in part. */
export function listOwnTexts({ titleEn, bodyEn, titleFr, bodyFr }: OwnTexts): AgreementText[] {
  const texts: AgreementText[] = [
    { language: "en", title: titleEn, body: bodyEn },
    { language: "fr", title: titleFr, body: bodyFr },
  ];
  return texts.filter(({ title, body }) => toLine(title) !== "" || toLines(body) !== "");
}

/** A clause's heading, '3. Duration': a short line that begins with a number and does not end a sentence. */
const HEADING = /^\d+\. [^\n]{1,80}[^.\n]$/u;

/** The paragraphs of an agreement's body, and which of them are headings. */
export function listParagraphs(body: string): { readonly text: string; readonly isHeading: boolean }[] {
  return body.split(/\n{2,}/u).map((text) => ({ text, isHeading: HEADING.test(text) }));
}

const ONE_LANGUAGE = { en: ["titleEn", "bodyEn"], fr: ["titleFr", "bodyFr"] } as const;

/**
 * The problems with an owner's choice: a custom text is given in both languages, or in one that the owner confirmed. For
 * a listing in Quebec that one is French (product.md §17.2).
 */
export function validateChoice(choice: AgreementChoice, { province }: { readonly province: string }): Problems {
  if (choice.kind !== "own") return {};
  const given = listOwnTexts(choice).map(({ language }) => language);
  if (province === FRENCH_PROVINCE && given.join() === "en") {
    const { frenchRequired } = AGREEMENT_MESSAGES;
    return toProblems({ ...missing(choice, ["en"]), titleFr: frenchRequired, bodyFr: frenchRequired });
  }
  const isOne = given.length === 1;
  const unconfirmed = isOne && !choice.isOneLanguage ? AGREEMENT_MESSAGES.languageMissing : undefined;
  return toProblems({ ...missing(choice, isOne ? given : LANGUAGES), isOneLanguage: unconfirmed });
}

/** What these languages lack. */
function missing(choice: AgreementChoice, languages: readonly Language[]): Record<string, Message | undefined> {
  const entries = languages.flatMap((language) => {
    const [title, body] = ONE_LANGUAGE[language];
    return [
      [title, toLine(choice[title]) === "" ? AGREEMENT_MESSAGES.titleRequired : undefined],
      [body, toLines(choice[body]) === "" ? AGREEMENT_MESSAGES.bodyRequired : undefined],
    ];
  });
  return Object.fromEntries(entries);
}
