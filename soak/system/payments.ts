import { type Call, demand } from "./client.ts";
import { makeDraft } from "./listings.ts";
import type { Person } from "./people.ts";
import type { Provider, ProviderEvent } from "./sandbox.ts";
import type { Server } from "./server.ts";

interface Order {
  readonly listingId: string;
  /** A discount, as its owner applies it. */
  readonly discount?: { readonly token: string; readonly code: string };
}

/** Starts the payment of a listing's plan. */
export const askToPay = ({ token }: Person, { listingId, discount }: Order): Call => ({
  path: "/v1/checkout-session/generate-payment-intent",
  token,
  body: { planType: "Basic", listingId, ...discount },
});

interface Paying {
  readonly server: Server;
  readonly provider: Provider;
  readonly person: Person;
}

/** Pays for a new draft. Returns the payment's event instead of delivering it. */
export async function payForDraft({
  server,
  provider,
  person,
}: Paying): Promise<{ orderId: string; event: ProviderEvent }> {
  const listingId = await makeDraft(server, person);
  const { clientSecret, orderId } = await demand(server.url, askToPay(person, { listingId }));
  await provider.takeEvents();
  await payByCard(provider, clientSecret);
  const event = (await provider.takeEvents()).find(({ type }) => type === "payment_intent.succeeded");
  if (event === undefined) throw new Error("the provider recorded no payment");
  return { orderId, event };
}

/** Confirms a payment with a card, as the browser does. */
export async function payByCard(provider: Provider, clientSecret: string, card = "4242424242424242"): Promise<void> {
  const [intent = ""] = clientSecret.split("_secret");
  const body = {
    client_secret: clientSecret,
    return_url: "http://127.0.0.1/success-payment",
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": card,
    "payment_method_data[card][exp_month]": "12",
    "payment_method_data[card][exp_year]": "2034",
    "payment_method_data[card][cvc]": "123",
  };
  const { status } = await provider.ask(`/v1/payment_intents/${intent}/confirm`, body, "publishable");
  if (status >= 500) throw new Error(`the provider responded ${status}`);
}
