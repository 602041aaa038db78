import type { ReportReason } from "@vestpocket/domain/reports/reports.rules";
import type { Language } from "@vestpocket/domain/shared/text";
import type { NewTicket } from "@vestpocket/domain/tickets/tickets.factory";
import type { DemoPerson } from "../accounts/accounts.demo.ts";

/** How an order of the day goes: what the buyer's card does, and whether an administrator refunds it. */
export type DayOrder = "paid" | "declined" | "disputed" | "inquired" | "refund-fails";

/** What happens in a day to practise on, from the first to the last; addresses under `.example` reach no one. */
export const DAY: {
  readonly tickets: readonly (NewTicket & { readonly language: Language })[];
  readonly reports: readonly {
    readonly by: DemoPerson;
    readonly reason: ReportReason<"listing">;
    readonly note: string;
  }[];
  readonly orders: readonly DayOrder[];
} = {
  tickets: [
    {
      ...{ language: "en", type: "payment", email: "priya.raman@northshore.example" },
      subject: "Charged twice for the same listing",
      description: "My card shows two payments from this morning, and I posted one listing. Please return one of them.",
    },
    {
      ...{ language: "fr", type: "account", email: "luc.tremblay@vieuxport.example" },
      subject: "Nouveau téléphone, plus de codes",
      description:
        "J’ai changé de téléphone et n’ai plus accès à mon application de codes. Comment puis-je me connecter?",
    },
    {
      ...{ language: "en", type: "bug", email: "tom.becker@prairieland.example" },
      subject: "Postal code is refused",
      description: "The form says that my postal code is wrong. It is a new building, the code is from this year.",
    },
    {
      ...{ language: "en", type: "other", email: "a.singh@harbourview.example" },
      subject: "Someone uses photos of my building",
      description: "A listing in Burnaby shows photos that I took. I never agreed to that and want them removed.",
    },
    {
      ...{ language: "fr", type: "payment", email: "comptabilite@groupelaval.example" },
      subject: "Numéro de TVQ sur le reçu",
      description: "Notre comptable a besoin de votre numéro de TVQ. Je ne le trouve pas sur le reçu de mardi.",
    },
    {
      ...{ language: "en", type: "feature", email: "nora.fitz@capebreton.example" },
      subject: "Floor plans as PDF",
      description: "Could owners add floor plans for everybody, not only in the deal room?",
    },
  ],
  reports: [
    { by: "buyer", reason: "unavailable", note: "I called. It was leased in spring." },
    { by: "okonkwo", reason: "wrong_information", note: "The area is that of the whole building, not of the unit." },
    { by: "buyer", reason: "no_authority", note: "The owner told me that nobody may offer it for them." },
    { by: "okonkwo", reason: "fraud", note: "They asked me for a deposit by e-transfer before any viewing." },
  ],
  orders: ["paid", "paid", "declined", "disputed", "inquired", "refund-fails", "paid"],
};
