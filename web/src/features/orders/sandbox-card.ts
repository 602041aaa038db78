/** The part of the provider's answer to a card that a page goes by. */
export interface CardAnswer {
  readonly status?: string;
  readonly next_action?: { readonly redirect_to_url?: { readonly url: string | null } | null } | null;
  readonly error?: { readonly message?: string; readonly param?: string; readonly code?: string };
}

/** A card as it was typed. */
export interface TypedCard {
  readonly number: string;
  /** 'MM / YY'. */
  readonly expiry: string;
  readonly cvc: string;
}

/** The name by which the key of the sandbox is told from one of Stripe's. */
const SANDBOX_KEY = /^pk_test_sandbox/u;

export const isSandboxKey = (publishableKey: string): boolean => SANDBOX_KEY.test(publishableKey);

/** Confirms a payment with a card at the sandbox, which stands under this site's own address. Throws where it cannot be reached. */
export async function confirmAtSandbox(payment: {
  publishableKey: string;
  clientSecret: string;
  returnUrl: string;
  card: TypedCard;
  language: string;
}): Promise<CardAnswer> {
  const { publishableKey, clientSecret, returnUrl, card, language } = payment;
  const [intentId = ""] = clientSecret.split("_secret");
  const [month = "", year = ""] = card.expiry.split("/").map((part) => part.trim());
  const response = await fetch(`/sandbox/v1/payment_intents/${encodeURIComponent(intentId)}/confirm`, {
    method: "POST",
    headers: { "accept-language": language },
    body: new URLSearchParams({
      key: publishableKey,
      client_secret: clientSecret,
      return_url: returnUrl,
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": card.number,
      "payment_method_data[card][exp_month]": month,
      "payment_method_data[card][exp_year]": year,
      "payment_method_data[card][cvc]": card.cvc,
    }),
  });
  return (await response.json()) as CardAnswer;
}

/** Digits in groups as they stand on a card: '4242 4242 4242 4242'. */
export function formatCardNumber(typed: string): string {
  const digits = typed.replace(/\D/gu, "").slice(0, 19);
  const groups = /^3[47]/u.test(digits)
    ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/u.exec(digits)?.slice(1)
    : digits.match(/\d{1,4}/gu);
  return (groups ?? []).filter(Boolean).join(" ");
}

/** '1234' → '12 / 34'. A single digit above 1 is a month by itself. */
export function formatExpiry(typed: string): string {
  let digits = typed.replace(/\D/gu, "").slice(0, 4);
  if (/^[2-9]/u.test(digits)) digits = `0${digits}`.slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}
