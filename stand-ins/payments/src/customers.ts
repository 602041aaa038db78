import type Stripe from "stripe";
import { newId } from "./keys.ts";
import { mergeMetadata, type Parameters, readText } from "./parameters.ts";
import type { Store } from "./store.ts";

export async function createCustomer(store: Store, given: Parameters): Promise<Stripe.Customer> {
  return store.add("customer", {
    id: newId("cus"),
    object: "customer",
    address: null,
    balance: 0,
    created: store.seconds,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: readText(given, "description") ?? null,
    discount: null,
    email: readText(given, "email") ?? null,
    invoice_prefix: "SANDBOX",
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: mergeMetadata({}, given),
    name: readText(given, "name") ?? null,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  });
}

export async function updateCustomer(store: Store, id: string, given: Parameters): Promise<Stripe.Customer> {
  const customer = await store.get("customer", id);
  return store.save("customer", {
    ...customer,
    email: readText(given, "email") ?? customer.email,
    name: readText(given, "name") ?? customer.name ?? null,
    metadata: mergeMetadata(customer.metadata, given),
  });
}

/** What the provider kept of somebody who left is gone; what they paid stays. */
export async function deleteCustomer(store: Store, id: string): Promise<Stripe.DeletedCustomer> {
  const customer = await store.get("customer", id);
  await store.save("customer", { ...customer, email: null, name: null, metadata: {} });
  return { id, object: "customer", deleted: true };
}
