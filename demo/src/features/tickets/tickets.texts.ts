import type { Language } from "@vestpocket/domain/shared/text";
import type { NewTicket } from "@vestpocket/domain/tickets/tickets.factory";
import type { TicketPriority, TicketStatus } from "@vestpocket/domain/tickets/tickets.rules";

/** A ticket of the demo, with how it was handled. */
export interface DemoTicket extends NewTicket {
  readonly language: Language;
  readonly status: TicketStatus;
  readonly priority: TicketPriority | null;
  readonly daysAgo: number;
  /** What the administrator answered. */
  readonly answer: string | null;
}

const plain = { language: "en", priority: null, answer: null } as const;

/** From the newest to the oldest; all addresses are under `.example`, which reaches no one. */
export const DEMO_TICKETS: readonly DemoTicket[] = [
  {
    ...plain,
    type: "bug",
    subject: "Photos turn sideways after upload",
    description:
      "Two of the four photos of my warehouse listing lie on their side since this morning.\nThey were taken with a phone held upright.",
    email: "gordon.mackay@lakeshore.example",
    status: "open",
    daysAgo: 0.1,
  },
  {
    ...plain,
    language: "fr",
    type: "payment",
    subject: "Reçu avec le nom de l’entreprise",
    description: "Est-il possible d’obtenir un reçu au nom de notre société plutôt qu’au mien?\nMerci d’avance.",
    email: "helene.gagnon@rivesud.example",
    status: "open",
    daysAgo: 0.6,
  },
  {
    ...plain,
    type: "feature",
    subject: "Save a search and be told of new listings",
    description:
      "I look for small industrial units in Surrey every week. A mail when one comes up would save me the visit.",
    email: "priya.sandhu@fraserdocks.example",
    status: "triaged",
    priority: "low",
    daysAgo: 1.4,
  },
  {
    ...plain,
    type: "account",
    subject: "Changed my phone number, no code arrives",
    description: "My carrier ported the number on Monday. Codes still do not reach it.",
    email: "tom.okafor@northgate.example",
    status: "triaged",
    priority: "high",
    daysAgo: 2.2,
  },
  {
    ...plain,
    type: "payment",
    subject: "Charged twice for Showcase Plus",
    description: "My card statement shows two charges on the same day for one listing. Please have a look.",
    email: "maria.costa@bloorwest.example",
    status: "answered",
    priority: "urgent",
    daysAgo: 3.5,
    answer:
      "The first of the two is a hold that your bank releases by itself within five days; only the second was collected.\nYour billing page shows one receipt, which is the one that counts.",
  },
  {
    ...plain,
    language: "fr",
    type: "other",
    subject: "Visite d’un immeuble à Gatineau",
    description: "Comment joindre le propriétaire d’une annonce expirée?",
    email: "luc.bouchard@outaouais.example",
    status: "answered",
    priority: "normal",
    daysAgo: 6.1,
    answer: "Une annonce expirée n’est plus offerte. Si elle est renouvelée, elle revient dans les recherches.",
  },
  {
    ...plain,
    type: "bug",
    subject: "Price filter forgets its lower bound",
    description: "After going back from a listing, the lower price was empty again.",
    email: "sam.ellis@prairieland.example",
    status: "closed",
    priority: "normal",
    daysAgo: 11,
    answer: "Thank you, that was our mistake. It is repaired since this morning.",
  },
  {
    ...plain,
    type: "other",
    subject: "Do you list farms in Manitoba?",
    description: "I only find a few. Are there more for members?",
    email: "anna.friesen@redriver.example",
    status: "closed",
    priority: "low",
    daysAgo: 19,
    answer: "All active listings are shown to every signed-in person; there is no second list.",
  },
];
