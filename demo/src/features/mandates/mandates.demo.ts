import type { MandateContent } from "@vestpocket/domain/mandates/mandates.schema";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import { demoId } from "../../ids.ts";

/** A listing that waits for its payment. */
interface Draft {
  readonly ownerId: string;
  readonly type: string;
  readonly province: string;
  readonly city: string;
  readonly listingType: "sale" | "rent" | "both";
  /** The price of a sale, otherwise the gross rent of a month, in dollars; null if it is hidden. */
  readonly price: number | null;
}

export interface DemoMandate extends Omit<MandateContent, "note" | "client"> {
  readonly id: string;
  readonly accountId: string;
  readonly createdAt: Date;
}

/** How many look for what a demo account's first draft is. */
const SEEKERS = [16, 8];
/** What they would pay at most, as a share of the price. */
const BUDGET = 1.25;
const BUDGET_STEP = 500;

/** What the demo's people look for: of each of these owners, the first draft has people who would want it. */
export function buildMandates({
  ownerIds,
  drafts,
  seekerIds,
  buyerId,
  now,
}: {
  ownerIds: readonly string[];
  drafts: readonly Draft[];
  seekerIds: readonly string[];
  buyerId: string;
  now: Date;
}): DemoMandate[] {
  const wanted = ownerIds.flatMap((ownerId, at) => {
    const draft = drafts.find((each) => each.ownerId === ownerId);
    const others = seekerIds.filter((id) => id !== ownerId).slice(0, SEEKERS[at]);
    return draft === undefined
      ? []
      : others.map((accountId, place) => toMandate(draft, { accountId, at: (place % 40) + 1, now }));
  });
  return [...wanted, ...OWN.map((own, at) => ({ ...own, ...identify(buyerId, { name: own.name, at: at + 3, now }) }))];
}

function toMandate(
  { type, province, city, listingType, price }: Draft,
  { accountId, at, now }: { accountId: string; at: number; now: Date },
): DemoMandate {
  const name = `${type}, ${city}`;
  const upperPrice = price === null ? undefined : Math.ceil((price * BUDGET) / BUDGET_STEP) * BUDGET_STEP;
  return {
    ...identify(accountId, { name, at, now }),
    name,
    track: listingType === "rent" ? "rent" : "sale",
    targets: [{ type, province, city }],
    wanted: upperPrice === undefined ? {} : { upperPrice },
    timing: at % 2 === 0 ? "months6" : "flexible",
    cadence: "off",
  };
}

const identify = (accountId: string, { name, at, now }: { name: string; at: number; now: Date }) => ({
  id: demoId(`mandate ${accountId} ${name}`),
  accountId,
  createdAt: new Date(now.getTime() - at * DAY_MS),
});

/** What the demo's buyer looks for. */
const OWN: readonly Omit<DemoMandate, "id" | "accountId" | "createdAt">[] = [
  {
    name: "Small-bay industrial west of Toronto, under $1,500,000",
    track: "sale",
    targets: ["Mississauga", "Brampton", "Oakville"].map((city) => ({ type: "Industrial", province: "Ontario", city })),
    wanted: { upperPrice: 1_500_000 },
    timing: "months6",
    cadence: "off",
  },
  {
    name: "Office for rent in Toronto, under $6,000 a month",
    track: "rent",
    targets: [{ type: "Office", province: "Ontario", city: "Toronto" }],
    wanted: { upperPrice: 6_000 },
    timing: "months3",
    cadence: "off",
  },
];
