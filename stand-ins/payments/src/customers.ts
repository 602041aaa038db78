import type Stripe from "stripe";
import type { Call, Endpoint } from "./endpoints.ts";
import { noSuch } from "./errors.ts";
import { newId } from "./keys.ts";
import { listObjects, PAGING } from "./lists.ts";
import { getObject, insertObject, lockObject, saveObject } from "./objects.ts";
import { changeMetadata, choice, clearable, ignored, listOf, metadata, readParameters, text } from "./parameters.ts";
import { detach } from "./payment-methods.ts";
import { cancelSubscriptionsOf } from "./subscriptions.ts";
import type { Work } from "./work.ts";

const CHANGEABLE = {
  address: ignored,
  description: clearable(text()),
  email: clearable(text(512)),
  metadata,
  name: clearable(text(256)),
  phone: clearable(text(20)),
  preferred_locales: listOf(text(20)),
  tax_exempt: choice("exempt", "none", "reverse"),
};
const readChanges = (call: Call) => readParameters(call.params, CHANGEABLE);

export function toCustomer(now: number, email: string | null = null): Stripe.Customer {
  return {
    id: newId("cus"),
    object: "customer",
    address: null,
    balance: 0,
    created: now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_prefix: newId("").slice(1, 9).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
}

function change(customer: Stripe.Customer, changes: ReturnType<typeof readChanges>): Stripe.Customer {
  const kept = <T>(given: T | undefined, before: T): T => (given === undefined ? before : given);
  return {
    ...customer,
    description: kept(changes.description, customer.description),
    email: kept(changes.email, customer.email),
    metadata: changeMetadata(customer.metadata, changes.metadata),
    name: kept(changes.name, customer.name ?? null),
    phone: kept(changes.phone, customer.phone ?? null),
    preferred_locales: kept(changes.preferred_locales, customer.preferred_locales ?? []),
    tax_exempt: kept<Stripe.Customer.TaxExempt | null>(changes.tax_exempt, customer.tax_exempt ?? null),
  };
}

/** An existing customer. Throws Stripe's error for a deleted one. */
export async function lockCustomer(
  work: Work,
  { id, param = "customer" }: { id: string; param?: string },
): Promise<Stripe.Customer> {
  const customer = await lockObject(work, { kind: "customer", id, param });
  if (customer.deleted) throw noSuch({ noun: "customer", id, param });
  return customer;
}

async function remove(call: Call): Promise<object> {
  readParameters(call.params, {});
  const customer = await lockCustomer(call, { id: call.id, param: "id" });
  await cancelSubscriptionsOf(call, customer.id);
  const url = "/v1/payment_methods";
  const page = { limit: 100 };
  const { data: cards } = await listObjects(call, {
    kind: "payment_method",
    url,
    page,
    where: { customer: customer.id },
  });
  for (const card of cards) await detach(call, card);
  return saveObject<Stripe.DeletedCustomer>(call, { id: customer.id, object: "customer", deleted: true });
}

export const customerEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/v1/customers",
    run: async (call) =>
      insertObject(call, { kind: "customer", object: change(toCustomer(call.now), readChanges(call)) }),
  },
  {
    method: "GET",
    path: "/v1/customers",
    run: async (call) => {
      const { email, ...page } = readParameters(call.params, { ...PAGING, email: text(512) });
      return listObjects(call, {
        kind: "customer",
        url: "/v1/customers",
        page,
        where: { email },
        except: { deleted: "true" },
      });
    },
  },
  {
    method: "GET",
    path: "/v1/customers/:id",
    run: async (call) => {
      readParameters(call.params, {});
      return getObject(call, { kind: "customer", id: call.id });
    },
  },
  {
    method: "POST",
    path: "/v1/customers/:id",
    run: async (call) => {
      const changes = readChanges(call);
      return saveObject(call, change(await lockCustomer(call, { id: call.id, param: "id" }), changes));
    },
  },
  { method: "DELETE", path: "/v1/customers/:id", run: remove },
];
