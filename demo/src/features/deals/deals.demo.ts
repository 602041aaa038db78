import type { DealStatus } from "@vestpocket/domain/deals/deals.terms";
import type { PocketName } from "../listings/pocket-listings.ts";

/** An owner says how far the deal about a listing is. */
export interface DealStep {
  readonly does: "deal";
  readonly daysAgo: number;
  readonly listing: PocketName;
  readonly status: DealStatus;
}

const deal = (listing: PocketName, statuses: Readonly<Partial<Record<DealStatus, number>>>): DealStep[] =>
  Object.entries(statuses).map(([status, daysAgo]) => ({
    does: "deal",
    daysAgo,
    listing,
    status: status as DealStatus,
  }));

export const DEAL_STEPS: readonly DealStep[] = [
  ...deal("bistro", { accepting_interest: 31, reviewing_offers: 23.5, letter_of_intent: 20 }),
  ...deal("officeBuilding", { accepting_interest: 26, reviewing_offers: 18.8 }),
  ...deal("boulangerie", { accepting_interest: 28, letter_of_intent: 14, due_diligence: 6 }),
  ...deal("usine", { reviewing_offers: 9.5 }),
];
