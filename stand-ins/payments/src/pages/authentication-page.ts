import type Stripe from "stripe";
import { html } from "./html.ts";
import { layOut } from "./layout.ts";
import { formatTotal, type Language, translate } from "./texts.ts";

/** Where a bank would authenticate the payer. */
export function drawAuthenticationPage(page: {
  language: Language;
  pagesUrl: string;
  intent: Stripe.PaymentIntent;
}): string {
  const { language, pagesUrl, intent } = page;
  const content = html`<p>${translate(language, "authenticationWhy")}</p>
<dl>
<div class="total"><dt>${translate(language, "amount")}</dt><dd>${formatTotal(language, { cents: intent.amount, currency: intent.currency })}</dd></div>
</dl>
<form method="post" action="${pagesUrl}/authenticate/${intent.id}">
<input type="hidden" name="client_secret" value="${intent.client_secret ?? ""}">
<div class="actions">
<button class="button" name="result" value="complete">${translate(language, "complete")}</button>
<button class="button other" name="result" value="fail">${translate(language, "fail")}</button>
</div>
</form>`;
  return layOut({ language, pagesUrl, title: translate(language, "authentication"), content });
}

/** A page with one sentence. */
export function drawNotice(page: {
  language: Language;
  pagesUrl: string;
  text: "answered" | "expired" | "missing";
  backUrl?: string | null;
}): string {
  const { language, pagesUrl, text, backUrl } = page;
  const back =
    backUrl && html`<p class="actions"><a class="button" href="${backUrl}">${translate(language, "back")}</a></p>`;
  const content = back || html``;
  return layOut({ language, pagesUrl, title: translate(language, text), content });
}
