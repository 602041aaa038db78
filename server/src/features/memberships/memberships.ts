import type Stripe from "stripe";
import type { Queryable } from "../../platform/database/database.ts";
import { createWithKey } from "../../platform/payments/attempts.ts";
import type { PersonalDataOf } from "../../platform/personal-data.ts";
import type { Platform } from "../../platform/platform.ts";
import { findCheckout } from "./checkouts.queries.ts";
import { getCustomer } from "./customers.usecases.ts";
import { createDepartures } from "./departures.jobs.ts";
import { startDisabledMembers } from "./disabled-members.jobs.ts";
import { endSubscriptions } from "./leaving.usecases.ts";
import { prepareMembershipEvent } from "./membership-events.usecases.ts";
import type { membershipData } from "./memberships.data.ts";
import type { MembershipDeps } from "./memberships.deps.ts";
import { createCheckoutLimit, createPortalLimit } from "./memberships.limits.ts";
import { findMembership, isMember, type PaidYear } from "./memberships.queries.ts";
import { registerMemberships } from "./memberships.routes.ts";
import { restoreMembership, revokeMembership } from "./memberships.usecases.ts";
import { reconcileMemberships } from "./reconciliation.usecases.ts";
import { remindOfRenewals } from "./renewal-reminders.usecases.ts";
import { recordUnheardYears } from "./unheard-years.usecases.ts";

/** What memberships need from other features. */
type MembershipsNeeds = Omit<
  MembershipDeps,
  keyof Platform | "siteOrigin" | "ordinaryPrice" | "checkoutLimit" | "portalLimit" | "withKey"
>;

/** Agent Pro memberships: a subscription at the payment provider, and the paid period stored here. */
export async function createMemberships({ serve, ...platform }: Platform, needs: MembershipsNeeds) {
  const { db, clock, config, jobs } = platform;
  const deps: MembershipDeps = {
    ...platform,
    ...needs,
    siteOrigin: new URL(config.publicUrl).origin,
    ordinaryPrice: config.ordinaryPrice,
    checkoutLimit: createCheckoutLimit(db),
    portalLimit: createPortalLimit(db),
    withKey: createWithKey(),
  };
  registerMemberships(serve, deps);
  await jobs?.schedule({ name: "memberships.checkouts", cron: "* * * * *", work: () => reconcileMemberships(deps) });
  await jobs?.schedule({
    name: "memberships.reminders",
    cron: "20 * * * *",
    work: (signal) => remindOfRenewals(deps, signal),
  });
  const departures = await createDepartures(deps, jobs);
  const stopRenewal = await startDisabledMembers(deps, jobs);
  return {
    /** Whether an account is currently a member. */
    isMember: (queryable: Queryable, uid: string) => isMember(queryable, uid, clock.now()),
    personalData: {
      exports: { membership: ({ id }) => findMembership(db, id), checkout: ({ id }) => findCheckout(db, id) },
    } satisfies PersonalDataOf<typeof membershipData>,
    /** The account's customer at the provider, recreated if it is gone. */
    getCustomer: (uid: string) => getCustomer(deps, uid),
    /** What a payment event changes about a membership; undefined for an event about anything else. */
    prepareEvent: (event: Stripe.Event) => prepareMembershipEvent(deps, event),
    /** Records what a customer has paid for and we have not heard of yet. */
    recordUnheardYears: (customerId: string) => recordUnheardYears(deps, customerId),
    /** Ends a membership whose year was refunded or disputed, unless a later one was paid for. */
    revoke: (tx: Queryable, year: PaidYear) => revokeMembership(deps, tx, year),
    /** Restores the rest of a year whose dispute was settled. */
    restore: (tx: Queryable, year: PaidYear & { spentMs: number }) => restoreMembership(deps, tx, year),
    /** Cancels the subscriptions of an account whose year was refunded or disputed, unless a later one was paid for. */
    endSubscriptions: (year: PaidYear) => endSubscriptions(deps, year),
    /** When an account is deleted. Returns what to do after the transaction commits. */
    leave: departures.plan,
    /** When an account is disabled: its membership then ends with its paid period. */
    stopRenewal,
  };
}
