import { DAY_MS } from "../../shared/durations.ts";
import type { OfferForm } from "./offers.schema.ts";

/** A valid offer to buy, which expires in a week. */
export function buildOfferForm({ now, ...changed }: Partial<OfferForm> & { now: Date }): OfferForm {
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS);
  return {
    ...{ kind: "sale", amountCents: 42_500_000, per: null, basis: null, termMonths: null },
    closesOn: day(60).toISOString().slice(0, 10),
    ...{ hasFinancing: true, hasInspection: true, dueDiligenceDays: 30, conditions: "The ovens stay." },
    expiresAt: { seconds: Math.floor(day(7).getTime() / 1000) },
    understood: true,
    ...changed,
  };
}
