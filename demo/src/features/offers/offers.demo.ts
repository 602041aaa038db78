import type { DemoPerson } from "../accounts/accounts.demo.ts";
import type { PocketName } from "../listings/pocket-listings.ts";

/** The terms that differ between the demo's offers, all of which are to buy. */
export interface DemoTerms {
  readonly dollars: number;
  /** Days from the offer to the closing. */
  readonly closesIn: number;
  readonly dueDiligenceDays: number;
  readonly conditions: string;
  /** Days from the offer to its expiry. */
  readonly expiresIn: number;
}

interface Step {
  readonly daysAgo: number;
  readonly listing: PocketName;
  /** Whose offer it is. */
  readonly buyer: DemoPerson;
}

export type OfferStep =
  | (Step & { readonly does: "offer"; readonly terms: DemoTerms })
  /** `by`: the owner unless it says the buyer. */
  | (Step & { readonly does: "counter"; readonly terms: DemoTerms; readonly by?: "buyer" })
  | (Step & { readonly does: "accept" | "decline"; readonly note: string; readonly by?: "buyer" });

const usual = { closesIn: 60, dueDiligenceDays: 30, expiresIn: 10 } as const;

/** Offers in every state: open, countered, accepted as a basis, declined and lapsed. */
export const OFFER_STEPS: readonly OfferStep[] = [
  {
    ...{ daysAgo: 24, listing: "bistro", buyer: "okonkwo", does: "offer" },
    terms: { ...usual, dollars: 610_000, conditions: "Subject to the assignment of the lease and the liquor licence." },
  },
  {
    ...{ daysAgo: 23, listing: "bistro", buyer: "okonkwo", does: "counter" },
    terms: { ...usual, dollars: 660_000, conditions: "Inventory at cost on closing. The chef’s contract continues." },
  },
  {
    ...{ daysAgo: 22, listing: "bistro", buyer: "okonkwo", does: "accept", by: "buyer" },
    note: "Agreed as a basis. Our lawyer will send a first draft next week.",
  },
  {
    ...{ daysAgo: 19, listing: "officeBuilding", buyer: "gill", does: "offer" },
    terms: { ...usual, dollars: 8_900_000, expiresIn: 5, conditions: "All cash. No financing condition." },
  },
  {
    ...{ daysAgo: 3, listing: "officeBuilding", buyer: "buyer", does: "offer" },
    terms: { ...usual, dollars: 9_200_000, conditions: "Subject to financing of 60% and to estoppel certificates." },
  },
  {
    ...{ daysAgo: 1.5, listing: "officeBuilding", buyer: "buyer", does: "counter" },
    terms: { ...usual, dollars: 9_600_000, conditions: "Estoppel certificates are agreed. Due diligence in 30 days." },
  },
  {
    ...{ daysAgo: 2, listing: "dentalClinic", buyer: "chen", does: "offer" },
    terms: { ...usual, dollars: 1_820_000, conditions: "The vendor stays two days a week for a year." },
  },
  {
    ...{ daysAgo: 6.5, listing: "franchise", buyer: "okonkwo", does: "offer" },
    terms: { ...usual, dollars: 980_000, conditions: "Subject to the franchisor’s consent." },
  },
  {
    ...{ daysAgo: 5.5, listing: "franchise", buyer: "okonkwo", does: "decline" },
    note: "The sellers will not go below $1.15 million.",
  },
  {
    ...{ daysAgo: 16, listing: "boulangerie", buyer: "tanguay", does: "offer" },
    terms: { ...usual, dollars: 520_000, conditions: "Sous réserve de la cession du bail." },
  },
  {
    ...{ daysAgo: 15.2, listing: "boulangerie", buyer: "tanguay", does: "accept" },
    note: "Parfait comme base de négociation.",
  },
  {
    ...{ daysAgo: 10, listing: "usine", buyer: "morin", does: "offer" },
    terms: { ...usual, dollars: 7_400_000, expiresIn: 20, conditions: "Bail de dix ans plutôt que sept." },
  },
  {
    ...{ daysAgo: 9, listing: "usine", buyer: "morin", does: "counter" },
    terms: {
      ...usual,
      dollars: 7_750_000,
      expiresIn: 20,
      conditions: "Bail de huit ans, garantie de la société mère.",
    },
  },
];
