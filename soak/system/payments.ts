import type { Provider } from "./sandbox.ts";

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
  if (status >= 500) throw new Error(`the provider answered ${status}`);
}
