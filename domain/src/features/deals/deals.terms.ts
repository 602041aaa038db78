/** A deal's statuses, in their usual order. */
export const DEAL_STATUSES = [
  "accepting_interest",
  "reviewing_offers",
  "letter_of_intent",
  "due_diligence",
  "firm",
  "closed",
] as const;
export type DealStatus = (typeof DEAL_STATUSES)[number];

/** How often an owner may change it per day: each change is emailed to all readers. */
export const DEAL_CHANGES_A_DAY = 10;
