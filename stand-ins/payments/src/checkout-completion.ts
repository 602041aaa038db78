import type Stripe from "stripe";
import type { KeptCard, Store } from "./store.ts";
import { startSubscription } from "./subscriptions.ts";

/** The subscription that a paid session begins; a payment of something else begins none. */
export async function payCheckout(store: Store, intent: Stripe.PaymentIntent, card: KeptCard): Promise<void> {
  const id = await store.findByIntent(intent.id);
  if (id === undefined) return;
  const session = await store.get("checkout.session", id);
  if (session.status !== "open") return;
  const { lines = [], subscriptionMetadata = {} } = await store.getPrivate(id);
  const customer = String(session.customer);
  const { subscription, invoice } = await startSubscription(store, {
    customer,
    lines,
    metadata: subscriptionMetadata,
    intent,
    card,
  });
  const done = await store.save("checkout.session", {
    ...session,
    status: "complete",
    payment_status: "paid",
    subscription: subscription.id,
    invoice: invoice.id ?? null,
    url: null,
  });
  await store.emit("checkout.session.completed", done);
}
