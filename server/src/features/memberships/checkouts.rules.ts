import type { AgentProfile } from "@vestpocket/domain/memberships/memberships.rules";
import { DAY_MS } from "@vestpocket/domain/shared/durations";
import type { Language } from "@vestpocket/domain/shared/text";
import type { CheckoutRow } from "./checkouts.queries.ts";

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
  readonly now: Date;
}

/** Whether the checkout is for exactly this choice and has not expired. */
export function isReusable({ checkout, choice, now }: Comparison): boolean {
  const { details } = choice;
  const { brokerageName, province, city, isRealEstateMember, realEstateBoard } = checkout.details;
  return (
    checkout.language === choice.language &&
    brokerageName === details.brokerageName &&
    province === details.province &&
    city === details.city &&
    isRealEstateMember === details.isRealEstateMember &&
    realEstateBoard === details.realEstateBoard &&
    now.getTime() - checkout.begunAt.getTime() < CHECKOUT_MS
  );
}
