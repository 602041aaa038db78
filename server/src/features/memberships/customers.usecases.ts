import type Stripe from "stripe";
import { isElsewhere } from "../../platform/payments/account.ts";
import { ignoreMissing } from "../../platform/payments/provider-answers.ts";
import {
  type CheckoutRow,
  findCheckout,
  lockCheckout,
  NO_CHECKOUT,
  saveCustomer,
  updateCheckout,
} from "./checkouts.queries.ts";
import type { MembershipDeps } from "./memberships.deps.ts";
import { lockMembership, updateMembership } from "./memberships.queries.ts";

/**
 * The account's customer at the provider. Created if there is none, and recreated if it is gone: deleted at the
 * provider, or created with the keys of another account or mode. At most one exists.
 */
export async function getCustomer(deps: MembershipDeps, accountId: string): Promise<string> {
  const { db, clock } = deps;
  const known = await findCheckout(db, accountId);
  const knownId = known?.customerId ?? undefined;
  if (known !== undefined && knownId !== undefined && !(await isGone(deps, { ...known, customerId: knownId }))) {
    return knownId;
  }
  const { name: customerAccount } = await deps.payments.getAccount();
  const { id: customerId } = await createCustomer(deps, { accountId, goneId: knownId });
  const customer = { accountId, customerId, customerAccount };
  if (knownId === undefined) return saveCustomer(db, { ...customer, now: clock.now() });
  return replaceCustomer(deps, { ...customer, goneId: knownId });
}

async function isGone(
  { payments }: MembershipDeps,
  { customerId, customerAccount }: Pick<CheckoutRow, "customerAccount"> & { customerId: string },
): Promise<boolean> {
  if (isElsewhere(await payments.getAccount(), customerAccount)) return true;
  const customer = await ignoreMissing(payments.ask((stripe) => stripe.customers.retrieve(customerId)));
  return customer === undefined || customer.deleted === true;
}

/** The key includes the missing customer: otherwise, for a day, the provider would return that one again. */
function createCustomer(
  { payments, withKey }: MembershipDeps,
  { accountId, goneId }: { accountId: string; goneId: string | undefined },
): Promise<Stripe.Customer> {
  return withKey(`customer-${accountId}${goneId === undefined ? "" : `-after-${goneId}`}`, (idempotencyKey) =>
    payments.ask((stripe) => stripe.customers.create({ metadata: { accountId } }, { idempotencyKey })),
  );
}

interface Replacement {
  readonly accountId: string;
  readonly goneId: string;
  readonly customerId: string;
  readonly customerAccount: string | null;
}

/**
 * Replaces a customer that is gone. Its open checkout can no longer be paid, and its subscription is no longer charged.
 */
async function replaceCustomer(
  { db, clock, cancelMembershipOrder }: MembershipDeps,
  { accountId, goneId, customerId, customerAccount }: Replacement,
): Promise<string> {
  return db.transaction(async (tx) => {
    const present = await lockCheckout(tx, accountId);
    if (present?.customerId !== goneId) return present?.customerId ?? customerId;
    if (present.orderId !== null) await cancelMembershipOrder(tx, { id: present.orderId, now: clock.now() });
    await updateCheckout(tx, accountId, { ...NO_CHECKOUT, customerId, customerAccount });
    const membership = await lockMembership(tx, accountId);
    if (membership?.subscriptionId != null) {
      await updateMembership(tx, accountId, { subscriptionId: null, endsAtPeriodEnd: true, graceUntil: null });
    }
    return customerId;
  });
}
