import { type Problems, toProblems } from "../../shared/problems.ts";
import { toLine, toLines } from "../../shared/readable-text.ts";
import { LANGUAGES, type Language, type Message } from "../../shared/text.ts";
import { validateName } from "../accounts/accounts.rules.ts";
import type { AgreementChoice } from "./agreements.schema.ts";
import type { Capacity } from "./agreements.terms.ts";
import type { AgreementText } from "./standard-agreement.ts";

export const AGREEMENT_MESSAGES = {
  nameRequired: /*i18n*/ { id: "agreements.name_required", message: "Please enter your full name." },
  malformedName: /*i18n*/ { id: "agreements.malformed_name", message: "Please enter your first and last name." },
  companyRequired: /*i18n*/ {
    id: "agreements.company_required",
    message: "Please enter the name of the company you are signing for.",
  },
  agreedRequired: /*i18n*/ { id: "agreements.agreed_required", message: "Please confirm that you agree." },
  titleRequired: /*i18n*/ { id: "agreements.title_required", message: "Please give the agreement a title." },
  bodyRequired: /*i18n*/ { id: "agreements.body_required", message: "Please enter the text of the agreement." },
  languageMissing: /*i18n*/ {
    id: "agreements.language_missing",
    message: "Please enter the text in both languages, or confirm that you offer it in one only.",
  },
  frenchRequired: /*i18n*/ {
    id: "agreements.french_required",
    message: "This listing is in Quebec: its readers must get the NDA in French first. Please enter the French text.",
  },
} as const satisfies Record<string, Message>;

interface Reader {
  /** The account's language. */
  readonly language: Language;
  /** The listing's province. */
  readonly province: string;
}

/** The province whose readers get the French text first (Charter of the French language, s. 55). */
export const FRENCH_PROVINCE = "Quebec";

/**
 * An agreement's languages in the order in which they are offered (product.md §17.2). Accounts have no address, so a
 * reader counts as being in Quebec if the account is in French or the listing is in Quebec; others get their account's
 * language first.
 */
export function orderLanguages(languages: readonly Language[], { language, province }: Reader): Language[] {
  const first = province === FRENCH_PROVINCE ? "fr" : language;
  return [...languages].sort((one, other) => Number(other === first) - Number(one === first));
}

interface Signing {
  readonly name: string;
  readonly capacity: Capacity;
  readonly company: string;
  readonly agreed: boolean;
}

/** The problems with a signature's input, apart from the identity proof. */
export function validateSigning({ name, capacity, company, agreed }: Signing): Problems {
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
    agreed: agreed ? undefined : AGREEMENT_MESSAGES.agreedRequired,
  });
}

/** The entered texts of a custom agreement, at least in part. */
export function listOwnTexts({ titleEn, bodyEn, titleFr, bodyFr }: Omit<AgreementChoice, "kind">): AgreementText[] {
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
