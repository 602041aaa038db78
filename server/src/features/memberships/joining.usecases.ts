import { type AgentProfile, readAgentProfile } from "@vestpocket/domain/memberships/memberships.rules";
import type { SessionRequest } from "@vestpocket/domain/memberships/memberships.schema";
import { findFrenchProblem, toBilling } from "@vestpocket/domain/orders/billing.rules";
import type { Language } from "@vestpocket/domain/shared/text";
import { badFields } from "../../platform/http/failure.ts";
import { requireOwnAccount } from "../../platform/session/own-account.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { openCheckout } from "./checkouts.usecases.ts";
import type { MembershipDeps } from "./memberships.deps.ts";
import { alreadyMember, paymentInProgress } from "./memberships.failures.ts";
import { findMembership, isMember } from "./memberships.queries.ts";
import { retrieveSubscription } from "./subscription-lookup.usecases.ts";
import { endSubscription, syncSubscription } from "./subscriptions.usecases.ts";

interface StartCheckout {
  readonly viewer: Viewer;
  readonly request: SessionRequest;
  readonly language: Language;
}

/**
 * Returns the URL of the hosted checkout. Throws Failure: 400 naming the field, 403 for another account or if the
 * viewer may not pay, 409 for a member, 429 over the limit, 503 if the provider does not respond. The call can be
 * retried.
 */
export async function startCheckout(
  deps: MembershipDeps,
  { viewer, request, language }: StartCheckout,
): Promise<string> {
  requireOwnAccount(viewer, request.uid);
  const details = readDetails(request);
  const problem = findFrenchProblem({ billing: request.billing, province: details.province, language });
  if (problem !== undefined) throw badFields(problem);
  await deps.requirePayer(viewer);
  await requireNoMember(deps, viewer.uid);
  const billing = request.billing && toBilling(request.billing);
  return openCheckout(deps, { uid: viewer.uid, choice: { details, language }, billing });
}

/** Throws Failure 400 naming the invalid fields. */
function readDetails({ agentProData }: SessionRequest): AgentProfile {
  const realEstateBoard = agentProData.realEstateBoard ?? "";
  const { profile, problems } = readAgentProfile({ ...agentProData, realEstateBoard });
  if (profile !== undefined) return profile;
  const fields = Object.entries(problems).map(([name, message]) => [`agentProData.${name}`, message] as const);
  throw badFields(Object.fromEntries(fields));
}

/**
 * Throws Failure 409 for a member, and for an account whose subscription is active: a renewal may be in progress. A
 * subscription whose renewal could not be collected is ended, so that no account is ever charged for two.
 */
async function requireNoMember(deps: MembershipDeps, uid: string): Promise<void> {
  const { db, clock } = deps;
  const membership = await findMembership(db, uid);
  if (membership === undefined) return;
  const { subscriptionId, endsAtPeriodEnd, memberUntil } = membership;
  if (memberUntil > clock.now()) throw alreadyMember({ isEnding: endsAtPeriodEnd && subscriptionId !== null });
  if (subscriptionId === null) return;
  await syncSubscription(deps, subscriptionId);
  if (await isMember(db, uid, clock.now())) throw alreadyMember({ isEnding: false });
  if ((await retrieveSubscription(deps, subscriptionId))?.status === "active") throw paymentInProgress();
  await endSubscription(deps, subscriptionId);
}
