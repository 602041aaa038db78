import {
  type AgentProfile,
  judgeAgentDetails,
  MEMBERSHIP_MESSAGES,
  toAgentProfile,
} from "@vestpocket/domain/memberships/memberships.rules";
import type { Membership, SessionRequest } from "@vestpocket/domain/memberships/memberships.schema";
import type { Language, Message } from "@vestpocket/domain/shared/text";
import type { Database, Queryable } from "../../platform/database/database.ts";
import { badFields, Failure, notYours, tooMany } from "../../platform/http/failure.ts";
import { say } from "../../platform/language.ts";
import type { Viewer } from "../../platform/session/viewer.ts";
import type { Throttle } from "../../platform/throttle.ts";
import { alreadyMember, type CheckoutParts, createCheckouts } from "./checkouts.ts";
import { createMembershipEvents, type MembershipEventParts } from "./membership-events.ts";
import {
  findCheckout,
  findMembership,
  isMember,
  lockMembership,
  type MembershipRow,
  updateMembership,
} from "./memberships.queries.ts";

const RESUMED: Message = /*i18n*/ { id: "memberships.resumed", message: "Your membership continues." };

export type Memberships = ReturnType<typeof createMemberships>;

/** Membership of Agent Pro: a subscription at the provider, and what is paid for here. */
export function createMemberships(
  parts: Omit<CheckoutParts, "findEmail" | "syncSubscription"> &
    MembershipEventParts & {
      readonly db: Database;
      /** New checkouts of an account. */
      readonly limit: Throttle;
      /** Throws Failure for who may not pay. */
      readonly requirePayer: (viewer: Viewer) => Promise<void>;
      readonly findAgent: (uid: string) => Promise<ShownProfile | undefined>;
    },
) {
  const { db, clock, payments } = parts;
  const events = createMembershipEvents(parts);
  const checkouts = createCheckouts({
    ...parts,
    findEmail: async (uid) => (await parts.findContact(db, uid))?.email,
    syncSubscription: events.sync,
  });

  function requireOwn(viewer: Viewer, uid: string | undefined): void {
    if (uid !== undefined && uid !== viewer.uid) throw notYours();
  }

  /** Lets a membership end with its period, or go on. One that was given has no subscription to tell of it. */
  async function setEnding(viewer: Viewer, endsAtPeriodEnd: boolean): Promise<void> {
    const membership = await findMembership(db, viewer.uid);
    if (membership === undefined || membership.paidThrough <= clock.now()) throw notAMember();
    const { subscriptionId } = membership;
    if (subscriptionId !== null) {
      await payments.ask((stripe) =>
        stripe.subscriptions.update(subscriptionId, { cancel_at_period_end: endsAtPeriodEnd }),
      );
    } else if (!endsAtPeriodEnd && membership.endsAtPeriodEnd && (await wasBought(viewer.uid))) {
      throw subscriptionOver();
    }
    await updateMembership(db, viewer.uid, { endsAtPeriodEnd });
  }

  async function wasBought(uid: string): Promise<boolean> {
    return (await findCheckout(db, uid))?.customerId != null;
  }

  return {
    isMember: (uid: string) => isMember(db, uid, clock.now()),
    prepare: events.prepare,
    lookAfter: checkouts.lookAfter,

    async get(viewer: Viewer): Promise<Membership> {
      const [membership, agent, checkout] = await Promise.all([
        findMembership(db, viewer.uid),
        parts.findAgent(viewer.uid),
        findCheckout(db, viewer.uid),
      ]);
      const details = agent ?? checkout?.agentDetails;
      return {
        isSubscribed: membership !== undefined && membership.paidThrough > clock.now(),
        paidThrough: membership === undefined ? null : { seconds: Math.floor(membership.paidThrough.getTime() / 1000) },
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
      const wrong = judgeAgentDetails(given);
      const fields = Object.entries(wrong).map(([name, message]) => [`agentProData.${name}`, message] as const);
      if (fields.length > 0) throw badFields(Object.fromEntries(fields));
      await parts.requirePayer(viewer);
      const membership = await findMembership(db, viewer.uid);
      if (isRunning(membership, clock.now())) throw alreadyMember();
      const refusal = await parts.limit.take(viewer.uid);
      if (refusal !== undefined) throw tooMany(refusal);
      return checkouts.open({ uid: viewer.uid, details: toAgentProfile(given), language });
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
      }
    },

    /** Nothing more is charged to who leaves, and the provider forgets them. Throws Failure 503 where it does not answer. */
    async endForLeaving(uid: string): Promise<void> {
      const subscriptionId = (await findMembership(db, uid))?.subscriptionId;
      if (subscriptionId != null) await payments.ask((stripe) => stripe.subscriptions.cancel(subscriptionId));
      const checkout = await findCheckout(db, uid);
      const { customerId } = checkout ?? {};
      if (customerId != null) await payments.ask((stripe) => stripe.customers.del(customerId));
    },
  };
}

/** A profile as it may have been kept when the list of places was another. */
type ShownProfile = Omit<AgentProfile, "province" | "realEstateBoard"> & {
  readonly province: string;
  readonly realEstateBoard?: string | null | undefined;
};

function toShown({ brokerageName, province, city, isRealEstateMember, realEstateBoard = null }: ShownProfile) {
  return { brokerageName, province, city, isRealEstateMember, realEstateBoard };
}

/** Whether another checkout would charge for what is there: time is paid for, or a subscription goes on. */
function isRunning(membership: MembershipRow | undefined, now: Date): boolean {
  return membership !== undefined && (membership.paidThrough > now || membership.subscriptionId !== null);
}

function notAMember(): Failure {
  return new Failure({
    status: 409,
    code: "memberships.not_a_member",
    text: /*i18n*/ { id: "memberships.not_a_member", message: "You are not a member of Agent Pro." },
  });
}

function subscriptionOver(): Failure {
  return new Failure({
    status: 409,
    code: "memberships.subscription_over",
    text: /*i18n*/ {
      id: "memberships.subscription_over",
      message: "This subscription is over. You can become a member again once it has ended.",
    },
  });
}
