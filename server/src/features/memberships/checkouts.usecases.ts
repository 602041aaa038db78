import type Stripe from "stripe";
import { signInNeeded, tooMany } from "../../platform/http/failure.ts";
import type { Throttle } from "../../platform/throttle.ts";
import { type Choice, createCheckoutSessions, type Standing } from "./checkout-sessions.usecases.ts";
import {
  type CheckoutRow,
  findCheckout,
  keepCustomer,
  keepSession,
  lockCheckout,
  NO_CHECKOUT,
  updateCheckout,
} from "./checkouts.queries.ts";
import type { MembershipParts } from "./memberships.deps.ts";
import { alreadyMember, checkoutReplaced, paymentUnderWay } from "./memberships.failures.ts";
import { isMember } from "./memberships.queries.ts";
import { toId } from "./subscriptions.rules.ts";
import type { Subscriptions } from "./subscriptions.usecases.ts";

const MINUTE = 60 * 1000;
/** A checkout that was not finished by then never is: so long the provider keeps it open, too. */
const OPEN_MS = 24 * 60 * MINUTE;
/** How often a call tries to have its checkout where others change it at the same time. */
const ROUNDS_MAX = 3;

export type Checkouts = ReturnType<typeof createCheckouts>;

/** Begins checkouts. An account has one customer, one open order and one session at the provider, however often it asks. */
export function createCheckouts(parts: MembershipParts, subscriptions: Subscriptions) {
  const { db, clock, limit } = parts;
  const sessions = createCheckoutSessions(parts);

  async function keepCustomerOf(accountId: string): Promise<void> {
    const known = await findCheckout(db, accountId);
    if (known !== undefined && known.customerId !== null) return;
    const { id: customerId } = await sessions.createCustomer(accountId);
    await keepCustomer(db, { accountId, customerId, now: clock.now() });
  }

  /** The account's open checkout. Another choice takes its place only where no session was made for it: that has to be closed first. */
  async function place(uid: string, choice: Choice): Promise<{ standing: Standing; isNew: boolean }> {
    return db.transaction(async (tx) => {
      const row = await lockCheckout(tx, uid);
      const present = row && toStanding(row);
      if (present && (present.sessionId !== null || isSame(present, choice))) {
        return { standing: present, isNew: false };
      }
      const customerId = row?.customerId ?? null;
      if (customerId === null) throw signInNeeded();
      const { details, language } = choice;
      const now = clock.now();
      if (present !== undefined) await parts.cancelOrder(tx, present.orderId, now);
      const { province, city } = details;
      const { taxes, totalCents } = parts.quoteYear(province, now);
      const orderId = await parts.openOrder(tx, { accountId: uid, province, city, taxes, totalCents, now });
      const begun = { orderId, language, begunAt: now, sessionId: null };
      const checkAt = new Date(now.getTime() + MINUTE);
      await updateCheckout(tx, uid, { ...begun, agentDetails: details, checkAt });
      return { standing: { ...begun, accountId: uid, customerId, details }, isNew: true };
    });
  }

  /** A choice that is no older than a session can be. */
  function isSame(present: Standing, { details, language }: Choice): boolean {
    const { brokerageName, province, city, isRealEstateMember, realEstateBoard } = present.details;
    return (
      present.language === language &&
      brokerageName === details.brokerageName &&
      province === details.province &&
      city === details.city &&
      isRealEstateMember === details.isRealEstateMember &&
      realEstateBoard === details.realEstateBoard &&
      clock.now().getTime() - present.begunAt.getTime() < OPEN_MS
    );
  }

  async function openSession(standing: Standing): Promise<string> {
    const { accountId, orderId } = standing;
    const session = await sessions.create(standing);
    if (await keepSession(db, { accountId, orderId, sessionId: session.id })) return sessions.toUrl(session);
    await sessions.expire(session.id);
    throw checkoutReplaced();
  }

  /** A checkout that is not to be paid any more takes its order with it. */
  async function close({ accountId, orderId }: Pick<Standing, "accountId" | "orderId">): Promise<void> {
    await db.transaction(async (tx) => {
      const present = await lockCheckout(tx, accountId);
      if (present?.orderId !== orderId) return;
      await parts.cancelOrder(tx, orderId, clock.now());
      await updateCheckout(tx, accountId, NO_CHECKOUT);
    });
  }

  /** Brings a checkout to where its session stands. */
  async function settle(checkout: Pick<Standing, "accountId" | "orderId">, session: Stripe.Checkout.Session) {
    const subscriptionId = toId(session.subscription);
    if (session.status === "expired") await close(checkout);
    if (session.status === "complete" && subscriptionId !== undefined) await subscriptions.sync(subscriptionId);
  }

  /** Where the open checkout is, if it is for the same choice; otherwise it is closed. */
  async function reuse(standing: Standing, sessionId: string, choice: Choice): Promise<string | undefined> {
    let session = await sessions.retrieve(sessionId);
    if (session.status === "open") {
      if (isSame(standing, choice)) return sessions.toUrl(session);
      session = await sessions.expire(sessionId);
    }
    await settle(standing, session);
    if (session.status === "expired") return undefined;
    if (await isMember(db, standing.accountId, clock.now())) throw alreadyMember({ isEnding: false });
    throw paymentUnderWay();
  }

  return {
    /** Where the account pays for this choice. */
    async begin(uid: string, choice: Choice): Promise<string> {
      await keepCustomerOf(uid);
      for (let round = 0; round < ROUNDS_MAX; round += 1) {
        const row = await findCheckout(db, uid);
        const present = row && toStanding(row);
        if (present === undefined || !isSame(present, choice)) await requireCalm(limit.peek(uid));
        const { standing, isNew } = await place(uid, choice);
        if (isNew) {
          await limit.take(uid);
          await sessions.nameCustomer(standing);
        }
        if (standing.sessionId === null) return openSession(standing);
        const url = await reuse(standing, standing.sessionId, choice);
        if (url !== undefined) return url;
      }
      throw checkoutReplaced();
    },

    /** Asks for what was not told of an open checkout: that it was finished, or ran out. */
    async lookAfter(row: CheckoutRow): Promise<void> {
      const { accountId, orderId, sessionId, begunAt } = row;
      if (orderId === null) return;
      if (sessionId !== null) {
        await settle({ accountId, orderId }, await sessions.retrieve(sessionId));
      } else if (clock.now().getTime() - begunAt.getTime() >= OPEN_MS) await close({ accountId, orderId });
    },
  };
}

function toStanding(row: CheckoutRow): Standing | undefined {
  const { accountId, customerId, orderId, agentDetails: details, language, begunAt, sessionId } = row;
  if (customerId === null || orderId === null || details === null || language === null) {
    return undefined;
  }
  return { accountId, customerId, orderId, details, language, begunAt, sessionId };
}

async function requireCalm(refused: ReturnType<Throttle["peek"]>): Promise<void> {
  const refusal = await refused;
  if (refusal !== undefined) throw tooMany(refusal);
}
