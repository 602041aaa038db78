import { isDeepStrictEqual } from "node:util";
import type { AgentProfile } from "@vestpocket/domain/memberships/memberships.rules";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import type { Language } from "@vestpocket/domain/shared/text";
import type { CheckoutRow } from "./checkouts.queries.ts";
import type { YearQuote } from "./memberships.deps.ts";

/** How long a checkout can be completed; the provider keeps its session open for the same time. */
export const CHECKOUT_MS = DAY_MS;

/** What a checkout is started with. */
export interface Choice {
  readonly details: AgentProfile;
  readonly language: Language;
}

/** An open checkout: everything its session is created from. */
export interface OpenCheckout extends Choice {
  readonly accountId: string;
  readonly customerId: string;
  readonly orderId: string;
  readonly begunAt: Date;
  /** Null until the provider has created it. */
  readonly sessionId: string | null;
}

/** Undefined if the account has no open checkout. */
export function toOpenCheckout(row: CheckoutRow | undefined): OpenCheckout | undefined {
  if (row === undefined) return undefined;
  const { accountId, customerId, orderId, agentDetails: details, language, begunAt, sessionId } = row;
  if (customerId === null || orderId === null || details === null || language === null) return undefined;
  return { accountId, customerId, orderId, details, language, begunAt, sessionId };
}

interface Comparison {
  readonly checkout: OpenCheckout;
  readonly choice: Choice;
  /** The price of the checkout's order. */
  readonly ordered: YearQuote | undefined;
  /** What the choice costs now. */
  readonly current: YearQuote;
  readonly now: Date;
}

/** Whether the checkout is for exactly this choice, at the price that it has now, and has not expired. */
export function isReusable({ checkout, choice, ordered, current, now }: Comparison): boolean {
  const { details } = choice;
  const { brokerageName, province, city, isRealEstateMember, realEstateBoard } = checkout.details;
  return (
    checkout.language === choice.language &&
    brokerageName === details.brokerageName &&
    province === details.province &&
    city === details.city &&
    isRealEstateMember === details.isRealEstateMember &&
    realEstateBoard === details.realEstateBoard &&
    isDeepStrictEqual(ordered, current) &&
    now.getTime() - checkout.begunAt.getTime() < CHECKOUT_MS
  );
}
