import type Stripe from "stripe";
import type { InvoiceLine } from "../objects.ts";
import { totalTax } from "../prices.ts";
import { type CardForm, drawCardForm } from "./card-form.ts";
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

export function drawCheckoutPage(page: {
  language: Language;
  pagesUrl: string;
  session: Stripe.Checkout.Session;
  lines: readonly InvoiceLine[];
  taxRates: readonly Stripe.TaxRate[];
  form: CardForm;
}): string {
  const { language, pagesUrl, session, lines, taxRates, form } = page;
  const t = (text: Text) => translate(language, text);
  const content = html`<section aria-labelledby="summary">
<h2 id="summary">${t("summary")}</h2>
<dl>
${lines.map((line) => drawLine(language, line))}
${taxRates.map((rate) => drawTax(language, { rate, session, lines }))}
<div class="total"><dt>${t("total")}</dt><dd>${formatTotal(language, { cents: session.amount_total ?? 0, currency: session.currency ?? "cad" })}</dd></div>
</dl>
</section>
${drawCardForm({ language, action: `${pagesUrl}/checkout/${session.id}`, form, submit: "pay", backUrl: session.cancel_url })}`;
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
