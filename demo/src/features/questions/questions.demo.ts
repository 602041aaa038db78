import type { QuestionKind } from "@vestpocket/domain/questions/questions.terms";
import type { DemoPerson } from "../accounts/accounts.demo.ts";
import type { PocketName } from "../listings/pocket-listings.ts";

interface Step {
  readonly daysAgo: number;
  readonly listing: PocketName;
  /** The question, or the document that is asked for. */
  readonly text: string;
}

export type QuestionStep =
  | (Step & {
      readonly does: "question";
      readonly reader: DemoPerson;
      readonly kind: QuestionKind;
      readonly reason: string;
    })
  /** The owner answers the question with this text. */
  | (Step & { readonly does: "answer"; readonly answer: string });

const question = { does: "question", kind: "question", reason: "" } as const;

export const QUESTION_STEPS: readonly QuestionStep[] = [
  { ...question, daysAgo: 27, listing: "bistro", reader: "okonkwo", text: "Does the patio permit pass to a buyer?" },
  {
    ...{ daysAgo: 26.5, listing: "bistro", text: "Does the patio permit pass to a buyer?", does: "answer" },
    answer: "The city issues it each spring to whoever holds the business licence. It was never refused.",
  },
  { ...question, daysAgo: 18.5, listing: "officeBuilding", reader: "buyer", text: "When was the roof replaced?" },
  {
    ...{ daysAgo: 18, listing: "officeBuilding", text: "When was the roof replaced?", does: "answer" },
    answer: "In 2019, with a warranty of 20 years that can be assigned.",
  },
  {
    ...{ daysAgo: 1.9, listing: "dentalClinic", reader: "chen", does: "question", kind: "document" },
    text: "Equipment list with years of purchase",
    reason: "Our lender asks for it.",
  },
  { ...question, daysAgo: 22, listing: "boulangerie", reader: "tanguay", text: "Les fours sont-ils libres de liens?" },
  {
    ...{ daysAgo: 21.6, listing: "boulangerie", text: "Les fours sont-ils libres de liens?", does: "answer" },
    answer: "Oui. Le dernier prêt a été remboursé l’an dernier; la quittance peut être fournie.",
  },
  {
    ...{ ...question, daysAgo: 7, listing: "bureaux", reader: "tanguay" },
    text: "L’enseigne sur la façade est-elle comprise?",
  },
];
