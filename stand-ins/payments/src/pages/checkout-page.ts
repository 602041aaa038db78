import type Stripe from "stripe";
import type { InvoiceLine } from "../objects.ts";
import { totalTax } from "../prices.ts";
import { type Html, html } from "./html.ts";
import { layOut } from "./layout.ts";
import {
  describeInterval,
  formatAmount,
  formatPercentage,
  formatTotal,
  type Language,
  type Text,
  translate,
} from "./texts.ts";

const FIELDS = ["number", "expiry", "cvc"] as const;
type Field = (typeof FIELDS)[number];

/** The typed values that may be shown again, and the error of a field or of the payment. */
export interface CheckoutForm {
  readonly expiry?: string;
  readonly error?: { readonly field?: Field; readonly text: string };
}

const TEST_CARDS: readonly (readonly [string, Text])[] = [
  ["4242 4242 4242 4242", "succeeds"],
  ["4000 0000 0000 0002", "declines"],
  ["4000 0000 0000 9995", "lacksFunds"],
  ["4000 0025 0000 3155", "challenges"],
  ["4000 0000 0000 0341", "declinesLater"],
];

const ATTRIBUTES: Readonly<Record<Field, { autocomplete: string; length: number }>> = {
  number: { autocomplete: "cc-number", length: 23 },
  expiry: { autocomplete: "cc-exp", length: 9 },
  cvc: { autocomplete: "cc-csc", length: 4 },
};

export function drawCheckoutPage(page: {
  language: Language;
  pagesUrl: string;
  session: Stripe.Checkout.Session;
  lines: readonly InvoiceLine[];
  taxRates: readonly Stripe.TaxRate[];
  form: CheckoutForm;
}): string {
  const { language, pagesUrl, session, lines, taxRates, form } = page;
  const t = (text: Text) => translate(language, text);
  const { error } = form;
  const content = html`<section aria-labelledby="summary">
<h2 id="summary">${t("summary")}</h2>
<dl>
${lines.map((line) => drawLine(language, line))}
${taxRates.map((rate) => drawTax(language, { rate, session, lines }))}
<div class="total"><dt>${t("total")}</dt><dd>${formatTotal(language, { cents: session.amount_total ?? 0, currency: session.currency ?? "cad" })}</dd></div>
</dl>
</section>
<form method="post" action="${pagesUrl}/checkout/${session.id}" novalidate>
<h2>${t("card")}</h2>
${error && !error.field && html`<p class="refused" role="alert">${error.text}</p>`}
<div class="fields">
${FIELDS.map((field) => drawField(language, { field, form }))}
</div>
<div class="actions">
<button class="button" type="submit">${t("pay")}</button>
${session.cancel_url !== null && html`<a class="button other" href="${session.cancel_url}">${t("back")}</a>`}
</div>
</form>
<section class="hint actions" aria-labelledby="cards">
<div>
<h2 id="cards">${t("testCards")}</h2>
<p>${t("anyDate")}</p>
<ul>
${TEST_CARDS.map(([number, text]) => html`<li><code>${number}</code> ${t(text)}</li>`)}
</ul>
</div>
</section>`;
  return layOut({ language, pagesUrl, title: t("subscribe"), content });
}

function drawLine(language: Language, { price, quantity, description }: InvoiceLine): Html {
  const { recurring } = price;
  const amount = formatAmount(language, { cents: (price.unit_amount ?? 0) * quantity, currency: price.currency });
  const often =
    recurring &&
    html`<span>${describeInterval(language, { interval: recurring.interval, count: recurring.interval_count })}</span>`;
  return html`<div><dt>${quantity > 1 && `${quantity} × `}${description}${often ?? ""}</dt><dd>${amount}</dd></div>`;
}

function drawTax(
  language: Language,
  given: { rate: Stripe.TaxRate; session: Stripe.Checkout.Session; lines: readonly InvoiceLine[] },
): Html {
  const { rate, session, lines } = given;
  const cents = totalTax(lines, [rate]);
  const amount = formatAmount(language, { cents, currency: session.currency ?? "cad" });
  return html`<div><dt>${rate.display_name} (${formatPercentage(language, rate.percentage)})</dt><dd>${amount}</dd></div>`;
}

function drawField(language: Language, { field, form: { expiry, error } }: { field: Field; form: CheckoutForm }): Html {
  const { autocomplete, length } = ATTRIBUTES[field];
  const wrong = error?.field === field ? error.text : undefined;
  const marked = wrong !== undefined && html` aria-invalid="true" aria-describedby="${field}-error" autofocus`;
  const value = field === "expiry" && expiry !== undefined && html` value="${expiry}"`;
  return html`<div>
<label for="${field}">${translate(language, field)}</label>
<input id="${field}" name="${field}" type="text" inputmode="numeric" autocomplete="${autocomplete}" maxlength="${length}" required${value}${marked}>
${wrong !== undefined && html`<p class="wrong" id="${field}-error">${wrong}</p>`}
</div>`;
}
