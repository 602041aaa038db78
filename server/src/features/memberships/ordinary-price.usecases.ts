import { AGENT_PRO_REGULAR_YEAR_CENTS } from "@vestpocket/domain/memberships/memberships.prices";
import type { OrdinaryPrice } from "@vestpocket/domain/memberships/memberships.schema";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import type { MembershipDeps } from "./memberships.deps.ts";

/** The ordinary price of a year; null unless the operator confirms it today (product.md §10.4). */
export function findOrdinaryPrice({
  clock,
  ordinaryPrice,
}: Pick<MembershipDeps, "clock" | "ordinaryPrice">): OrdinaryPrice | null {
  if (ordinaryPrice === undefined) return null;
  const { from = "", until } = ordinaryPrice;
  const yearCents = AGENT_PRO_REGULAR_YEAR_CENTS;
  if (until === undefined) return { yearCents, lastDay: null };
  const today = clock.now().toISOString().slice(0, 10);
  if (today < from || today >= until) return null;
  return { yearCents, lastDay: new Date(Date.parse(until) - DAY_MS).toISOString().slice(0, 10) };
}
