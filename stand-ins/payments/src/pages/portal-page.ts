import type Stripe from "stripe";
import type { Portal } from "../portal.ts";
import { type CardForm, drawCardForm } from "./card-form.ts";
import { type Html, html } from "./html.ts";
import { layOut } from "./layout.ts";
import { formatDay, formatTotal, type Language, translate, translateStatus } from "./texts.ts";

/** Where a customer sees their card and invoices, and replaces the card. */
export function drawPortalPage(page: { language: Language; pagesUrl: string; portal: Portal; form: CardForm }): string {
  const { language, pagesUrl, portal, form } = page;
  const { session, card, invoices } = portal;
  const content = html`${card && drawCard(language, card)}
${drawCardForm({ language, action: `${pagesUrl}/portal/${session.id}`, form, submit: "replaceCard", backUrl: session.return_url })}
${
  invoices.length > 0 &&
  html`<section class="actions" aria-labelledby="invoices">
<div>
<h2 id="invoices">${translate(language, "invoices")}</h2>
<dl>
${invoices.map((invoice) => drawInvoice(language, invoice))}
</dl>
</div>
</section>`
}`;
  return layOut({ language, pagesUrl, title: translate(language, "portal"), content });
}

const drawCard = (language: Language, { card }: Stripe.PaymentMethod): Html =>
  html`<section><p>${translate(language, "presentCard")} ${card?.brand} •••• ${card?.last4}</p></section>`;

function drawInvoice(language: Language, { created, currency, status, total }: Stripe.Invoice): Html {
  const state = translateStatus(language, status);
  return html`<div><dt>${formatDay(language, created)}<span>${state}</span></dt><dd>${formatTotal(language, { cents: total, currency })}</dd></div>`;
}
