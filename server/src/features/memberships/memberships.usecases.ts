import {
  MEMBERSHIP_MESSAGES,
  toAgentProfile,
  validateAgentDetails,
} from "@vestpocket/domain/memberships/memberships.rules";
import type { Membership, SessionRequest } from "@vestpocket/domain/memberships/memberships.schema";
import type { Language, Message } from "@vestpocket/domain/shared/text";
import type Stripe from "stripe";
import type { Queryable } from "../../platform/database/database.ts";
import { badFields, notYours } from "../../platform/http/failure.ts";
import { say } from "../../platform/language.ts";
import { toMoment } from "../../platform/moment.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import { findCheckout } from "./checkouts.queries.ts";
import { createCheckouts } from "./checkouts.usecases.ts";
import { createLeaving } from "./leaving.usecases.ts";
import { prepareMembershipEvent } from "./membership-events.usecases.ts";
import type { MembershipParts, ShownProfile } from "./memberships.deps.ts";
import { alreadyMember, notAMember, subscriptionOver } from "./memberships.failures.ts";
import { findMembership, isMember, lockMembership, updateMembership } from "./memberships.queries.ts";
import { createReconciliation } from "./reconciliation.usecases.ts";
import { createSubscriptions, type Effect, toEntry } from "./subscriptions.usecases.ts";

const RESUMED: Message = /*i18n*/ { id: "memberships.resumed", message: "Your membership continues." };

export type Memberships = ReturnType<typeof createMemberships>;

/** Membership of Agent Pro: a subscription at the provider, and what is paid for here. */
export function createMemberships(parts: MembershipParts) {
  const { db, clock } = parts;
  const subscriptions = createSubscriptions(parts);
  const checkouts = createCheckouts(parts, subscriptions);

  function requireOwn(viewer: Viewer, uid: string | undefined): void {
    if (uid !== undefined && uid !== viewer.uid) throw notYours();
  }

  /** Lets a membership end with its period, or go on. One that was given has no subscription to tell of it. */
  async function setEnding(viewer: Viewer, isToEnd: boolean): Promise<void> {
    const { uid } = viewer;
    const membership = await findMembership(db, uid);
    if (membership === undefined || membership.paidThrough <= clock.now()) throw notAMember();
    const { subscriptionId, endsAtPeriodEnd } = membership;
    if (subscriptionId !== null) {
      const goesOn = await subscriptions.setEnding(uid, subscriptionId, isToEnd);
      if (!goesOn && !isToEnd) throw subscriptionOver();
      return;
    }
    if (!isToEnd && endsAtPeriodEnd && (await wasBought(uid))) throw subscriptionOver();
    await db.transaction(async (tx) => {
      await updateMembership(tx, uid, { endsAtPeriodEnd: isToEnd });
      await parts.recordAudit(tx, toEntry(uid, isToEnd ? "cancel" : "resume"));
    });
  }

  async function wasBought(uid: string): Promise<boolean> {
    return (await findCheckout(db, uid))?.customerId != null;
  }

  /** Throws Failure 409 for a member. A subscription that was not renewed in time is ended, so that only one is ever charged. */
  async function requireNoMember(uid: string): Promise<void> {
    const membership = await findMembership(db, uid);
    if (membership === undefined) return;
    const { subscriptionId, endsAtPeriodEnd, paidThrough } = membership;
    if (paidThrough > clock.now()) throw alreadyMember({ isEnding: endsAtPeriodEnd && subscriptionId !== null });
    if (subscriptionId === null) return;
    await subscriptions.sync(subscriptionId);
    if (await isMember(db, uid, clock.now())) throw alreadyMember({ isEnding: false });
    await subscriptions.end(subscriptionId);
  }

  return {
    isMember: (uid: string) => isMember(db, uid, clock.now()),
    prepare: (event: Stripe.Event): Promise<Effect> | undefined => prepareMembershipEvent(subscriptions, event),
    lookAfter: createReconciliation(parts, { checkouts, subscriptions }),
    ...createLeaving(parts),

    async get(viewer: Viewer): Promise<Membership> {
      const [membership, agent, checkout] = await Promise.all([
        findMembership(db, viewer.uid),
        parts.findAgent(viewer.uid),
        findCheckout(db, viewer.uid),
      ]);
      const details = agent ?? checkout?.agentDetails;
      return {
        isSubscribed: membership !== undefined && membership.paidThrough > clock.now(),
        paidThrough: membership === undefined ? null : toMoment(membership.paidThrough),
        endsAtPeriodEnd: membership?.endsAtPeriodEnd ?? false,
        agentDetails: details == null ? null : toShown(details),
      };
    },

    /**
     * Where the hosted checkout is. Throws Failure: 400 naming the field, 403 for another's account or who may not pay, 409 for a
     * member, 429 beyond the limit, 503 where the provider does not answer; then the same call may be made again.
     */
    async startCheckout(viewer: Viewer, request: SessionRequest, language: Language): Promise<string> {
      requireOwn(viewer, request.uid);
      const given = { ...request.agentProData, realEstateBoard: request.agentProData.realEstateBoard ?? "" };
      const wrong = validateAgentDetails(given);
      const fields = Object.entries(wrong).map(([name, message]) => [`agentProData.${name}`, message] as const);
      if (fields.length > 0) throw badFields(Object.fromEntries(fields));
      await parts.requirePayer(viewer);
      await requireNoMember(viewer.uid);
      return checkouts.begin(viewer.uid, { details: toAgentProfile(given), language });
    },

    /** Lets the membership end with the time that is paid for; asking again changes nothing. */
    async cancel(viewer: Viewer, request: { uid?: string | undefined }, language: Language) {
      requireOwn(viewer, request.uid);
      await setEnding(viewer, true);
      return { subscriptionCanceled: true, msg: say(language, MEMBERSHIP_MESSAGES.canceled) };
    },

    async resume(viewer: Viewer, request: { uid?: string | undefined }, language: Language) {
      requireOwn(viewer, request.uid);
      await setEnding(viewer, false);
      return { subscriptionCanceled: false, msg: say(language, RESUMED) };
    },

    /** The year that an order paid for was paid back. */
    async revoke(tx: Queryable, uid: string): Promise<void> {
      const membership = await lockMembership(tx, uid);
      if (membership !== undefined && membership.paidThrough > clock.now()) {
        await updateMembership(tx, uid, { paidThrough: clock.now() });
        await parts.recordAudit(tx, { ...toEntry(uid, "end"), actorId: undefined });
      }
    },
  };
}

function toShown({ brokerageName, province, city, isRealEstateMember, realEstateBoard = null }: ShownProfile) {
  return { brokerageName, province, city, isRealEstateMember, realEstateBoard };
}
